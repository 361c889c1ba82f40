import { mkdirSync, writeFileSync } from 'node:fs'
import { BORDERS, borderNumbers, expectedOf, publishedFiles } from '#tests/support/draw_vectors'

/*
 * Writes the vectors anew: `node --import=@poppinss/ts-exec tests/vectors/draw/make.ts`. Tests compare them and never
 * write; who changes a rule of draws breaks what was published before.
 */

const FOLDER = import.meta.dirname

for (const [name, campaign] of Object.entries(BORDERS)) {
  const files = publishedFiles(campaign)
  mkdirSync(`${FOLDER}/${name}`, { recursive: true })
  for (const [file, bytes] of files) writeFileSync(`${FOLDER}/${name}/${file}`, bytes)
  const expected = campaign.draws.map(({ draw }) => expectedOf(files, draw))
  writeFileSync(`${FOLDER}/${name}/expected.json`, told(expected))
}
writeFileSync(`${FOLDER}/borders.json`, told(borderNumbers()))

function told(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}
