import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storagePath } from '#config/storage'

/** Path of a file under storage/outbox that takes what would be sent. */
export function outboxFile(name: 'sms' | 'mail'): string {
  return join(storagePath, 'outbox', `${name}.jsonl`)
}

/** Adds one message as one line of JSON; a single append keeps lines of two writers apart. */
export async function appendLine(file: string, message: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify(message)}\n`)
}
