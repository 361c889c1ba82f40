import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'
import { escapeHtml } from '#app/http/escape_html'
import { isMissingFile } from '#app/files/missing_file'

/** Bytes read from the end of each file; older messages are not shown. */
const TAIL_BYTES = 512 * 1024
/** Messages shown at most. */
const SHOWN_MAX = 100

/** One message that would have been sent. */
export interface SentMessage {
  kind: 'sms' | 'mail'
  /** ISO instant. */
  at: string
  to: string
  subject: string | null
  /** The text as safe HTML: addresses can be followed and codes stand out. */
  html: string
}

/** What the file drivers of SMS and mail have written, newest first. */
export async function sentMessages(): Promise<SentMessage[]> {
  const [sms, mail] = await Promise.all([linesOf('sms'), linesOf('mail')])
  const all = [...sms.map((line) => shown('sms', line)), ...mail.map((line) => shown('mail', line))]
  return all.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, SHOWN_MAX)
}

/** A text as HTML in which web addresses are links and codes of six digits stand out. */
export function readable(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]+|(?<!#)\b\d{6}\b)/)
  return parts.map((part, at) => (at % 2 ? marked(escapeHtml(part)) : escapeHtml(part))).join('')
}

function marked(part: string) {
  if (/^\d/.test(part)) return `<span class="code">${part}</span>`
  return `<a href="${part}">${part}</a>`
}

function shown(kind: SentMessage['kind'], line: Record<string, unknown>): SentMessage {
  const subject = typeof line.subject === 'string' ? line.subject : null
  const html = readable(String(line.text ?? ''))
  return { kind, at: String(line.at ?? ''), to: String(line.to ?? ''), subject, html }
}

async function linesOf(name: SentMessage['kind']): Promise<Record<string, unknown>[]> {
  const text = await tailOf(join(storagePath, 'outbox', `${name}.jsonl`))
  const lines = text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'))
  return lines.map((line) => JSON.parse(line))
}

async function tailOf(path: string): Promise<string> {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    const start = Math.max(0, size - TAIL_BYTES)
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(size - start),
      0,
      size - start,
      start
    )
    return buffer.toString('utf8', 0, bytesRead)
  } catch (error) {
    if (isMissingFile(error)) return ''
    throw error
  }
}
