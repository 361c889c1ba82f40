import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

/** Removes the messages that went to or speak of any of these addresses and numbers. */
export function removeLinesAbout(name: 'sms' | 'mail', traces: string[]): Promise<void> {
  return inTurn(async () => {
    const file = outboxFile(name)
    const lines = (await textOf(file)).split('\n')
    const kept = lines.filter((line) => !traces.some((trace) => line.includes(written(trace))))
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
  } catch (error: any) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work)
  last = turn.catch(() => {})
  return turn
}
