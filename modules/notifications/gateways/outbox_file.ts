import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ErasedMember } from '#app/personal/erasure'
import { storagePath } from '#config/storage'

/** What is done to the files, one after the other: a line written meanwhile would be lost. */
let last: Promise<unknown> = Promise.resolve()

/** Path of a file under storage/outbox that takes what would be sent. */
export function outboxFile(name: 'sms' | 'mail'): string {
  return join(storagePath, 'outbox', `${name}.jsonl`)
}

/** Adds one message as one line of JSON; a single append keeps lines of two writers apart. */
export function appendLine(file: string, message: object): Promise<void> {
  return inTurn(async () => {
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, `${JSON.stringify(message)}\n`)
  })
}

/** Removes the messages to or about a member, be it under an address it had before. */
export function removeLinesAbout(name: 'sms' | 'mail', member: ErasedMember): Promise<void> {
  const words = [
    ...member.traces.map(written),
    `"memberId":${member.id},`,
    `"memberId":${member.id}}`,
  ]
  return inTurn(async () => {
    const file = outboxFile(name)
    const lines = (await textOf(file)).split('\n')
    const kept = lines.filter((line) => !words.some((word) => line.includes(word)))
    if (kept.length === lines.length) return
    await writeFile(`${file}.new`, kept.join('\n'))
    await rename(`${file}.new`, file)
  })
}

/** A value as it stands inside a line of JSON. */
function written(trace: string): string {
  return JSON.stringify(trace).slice(1, -1)
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work)
  last = turn.catch(() => {})
  return turn
}
