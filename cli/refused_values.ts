import type { FieldError } from '#app/validation/code_reporter'
import { BadUsage } from './failures.js'

const WORDS: Record<string, string> = {
  required: 'is missing',
  min: 'is too short',
  max: 'is too long',
  unique: 'is taken',
}

/** What a validator refused, with the option each value came by; nothing for any other error. */
export function refusedValues(error: unknown): BadUsage | undefined {
  const { code, messages } = error as { code?: string; messages?: FieldError[] }
  if (code !== 'E_VALIDATION_ERROR' || !messages) return undefined
  return new BadUsage(messages.map(sentenceOf).join('; '), { cause: error })
}

function sentenceOf({ field = 'the value', rule, meta }: FieldError): string {
  const option = field === 'password' ? 'the password' : `--${field.replaceAll('_', '-')}`
  const bounds = Object.entries(meta ?? {}).map(([name, value]) => `${name} ${value}`)
  const words = WORDS[rule] ?? 'is not valid'
  return `${option} ${words}${bounds.length ? ` (${bounds.join(', ')})` : ''}`
}
