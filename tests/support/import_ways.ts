import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/*
 * Where the imports of the build lead, written down by the first processes of a run and read by those after them: a
 * server or a command asks the disk for each of its imports otherwise. Nothing else about
 * a process changes, and a run begins with nothing known.
 */

/** Place of a module and its kind, by what it was called and who called it so. */
type Ways = Record<string, Record<string, [url: string, format: string | null | undefined]>>

const file = process.env.TEST_IMPORT_WAYS!
const ways = waysFrom(file)
const news: Ways = {}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions, importAttributes } = context
    if (conditions.includes('require')) return nextResolve(specifier, context)
    const known = ways[parentURL]?.[specifier]
    if (known) return { url: known[0], format: known[1], importAttributes, shortCircuit: true }
    const found = nextResolve(specifier, context)
    for (const each of [ways, news]) (each[parentURL] ??= {})[specifier] = [found.url, found.format]
    return found
  },
})

process.on('exit', () => {
  if (!Object.keys(news).length) return
  const all = waysFrom(file)
  for (const [parent, found] of Object.entries(news)) all[parent] = { ...all[parent], ...found }
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(all))
  renameSync(own, file)
})

function waysFrom(path: string): Ways {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
