/**
 * Run in a process of its own, in the folder of the build or of the sources: boots the application once, then runs
 * the commands its parent sends, one after the other, and answers how each ended and what it said.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ending = existsSync(join(process.cwd(), 'cli', 'main.js')) ? 'js' : 'ts'
const file = (name) => join(process.cwd(), `${name}.${ending}`)
const load = (name) => import(pathToFileURL(file(name)).href)

// A command that starts another begins with the entry it was started from.
process.argv[1] = file('cli/main')
await load('cli/memory')
const { writeForOwnerOnly } = await load('app/files/owner_only')
const { program } = await load('cli/program')
const { run } = await load('cli/run')
const { withApplication } = await load('cli/application')
writeForOwnerOnly()
const isOver = once(process, 'disconnect')
await withApplication(async () => {
  process.on('message', async (words) => process.send(await told(words)))
  process.send('hosting')
  await isOver
})

/** Runs one command; what it writes is kept instead of shown. */
async function told(words) {
  const result = { code: null, stdout: '', stderr: '' }
  const written = ['stdout', 'stderr'].map((name) => [name, process[name].write])
  for (const [name] of written) {
    process[name].write = (text, ...rest) => {
      result[name] += text
      rest.find((one) => typeof one === 'function')?.()
      return true
    }
  }
  process.exitCode = undefined
  try {
    result.code = await run(program, words)
  } finally {
    for (const [name, write] of written) process[name].write = write
    process.exitCode = undefined
  }
  return result
}
