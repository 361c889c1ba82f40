import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const IMPORT = /const \{([^}]+)\} = await import\('(#[^']+)'\)/g

/** What the benchmarks take from the shop by name: file, place and name of each. */
function takenNames(): [file: string, place: string, name: string][] {
  const folder = app.makePath('bench')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.mjs') && !file.includes('node_modules')
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(IMPORT)].flatMap(([, names, place]) =>
      names.split(',').map((name): [string, string, string] => {
        return [file, place, name.split(':')[0].trim()]
      })
    )
  })
}

test.group('Benchmarks', () => {
  test('whatever they take from the shop is there', async ({ assert }) => {
    const taken = takenNames().filter(([, , name]) => name)
    assert.isAbove(taken.length, 40)
    const missing = []
    for (const [file, place, name] of taken) {
      const { [name]: found } = (await import(place)) as Record<string, unknown>
      if (found === undefined) missing.push(`${file}: ${name} of ${place}`)
    }
    assert.deepEqual(missing, [])
  })
})
