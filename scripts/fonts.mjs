import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFonts } from './steps/cut_fonts.mjs'
import { inRoot } from './steps/paths.mjs'

/** Cuts the font files of the pages anew: `npm run fonts`, after a font package or its slices changed. */
const folder = inRoot('resources', 'fonts')
mkdirSync(folder, { recursive: true })
const licence = inRoot('node_modules', '@fontsource-variable', 'sofia-sans', 'LICENSE')
copyFileSync(licence, join(folder, 'OFL.txt'))
for (const { name, bytes } of await cutFonts()) {
  writeFileSync(join(folder, name), bytes)
  process.stdout.write(`${name} ${bytes.length}\n`)
}
