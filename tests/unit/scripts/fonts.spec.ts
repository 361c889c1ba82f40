import { globSync, readFileSync, statSync } from 'node:fs'
import { test } from '@japa/runner'
import * as fontkit from 'fontkit'
import { charactersOf, cutFonts, FAMILIES, SLICES } from '../../../scripts/steps/cut_fonts.mjs'

const FOLDER = 'resources/fonts'
/** Bytes of fonts a page may load for its first text. */
const FIRST_TEXT_BYTES_MAX = 60_000
/** Drawn by the system's own face: the shop's has no such sign. */
const LEFT_TO_SYSTEM = new Set('→\n')

/** Letters of names from next door; of the range, the font leaves out those of no language there. */
const NEIGHBOURS = 'ąćčďđęěłľĺńňŕřśšťůżźžășțĄĆČĎĐĘĚŁĽĹŃŇŔŘŚŠŤŮŻŹŽĂȘȚẞ'

const fileOf = (family: string, slice: string) => `${family.replaceAll('-', '_')}_${slice}.woff2`

/** The rules of fonts.css, by the file they load. */
function faces() {
  const css = readFileSync('resources/css/fonts.css', 'utf8')
  const rules = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, rule]) => rule)
  return new Map(
    rules.flatMap((rule) => {
      const file = /fonts\/(\w+\.woff2)/.exec(rule)?.[1]
      return file ? [[file, rule]] : []
    })
  )
}

function rangesIn(rule: string): number[][] {
  const [, list] = /unicode-range:([^;]+);/.exec(rule)!
  return list.split(',').map((range) => {
    const [first, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16))
    return [first, last]
  })
}

test.group('Fonts of the pages', () => {
  test('the files are what the installed packages give (mended by: npm run fonts)', async ({
    assert,
  }) => {
    const cut = await cutFonts()
    for (const { name, bytes } of cut) {
      assert.isTrue(readFileSync(`${FOLDER}/${name}`).equals(bytes), name)
    }
    const names = cut.map(({ name }) => `${FOLDER}/${name}`)
    assert.sameMembers(globSync(`${FOLDER}/*.woff2`), names)
  })

  test('a page loads at most 60 kB of them for its first text', ({ assert }) => {
    const names = Object.keys(FAMILIES).flatMap((family) =>
      ['latin', 'hungarian'].map((slice) => fileOf(family, slice))
    )
    const bytes = names.reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0)
    assert.isAtMost(bytes, FIRST_TEXT_BYTES_MAX)
  })

  test('styles say of each file what it holds', ({ assert }) => {
    const rules = faces()
    for (const [family, { min, max }] of Object.entries(FAMILIES)) {
      for (const [slice, { ranges }] of Object.entries(SLICES)) {
        const rule = rules.get(fileOf(family, slice))!
        assert.deepEqual(rangesIn(rule), ranges, slice)
        assert.include(rule, `font-weight: ${min} ${max};`)
        const font = fontkit.create(readFileSync(`${FOLDER}/${fileOf(family, slice)}`))
        assert.deepEqual(font.variationAxes.wght, { name: 'Weight', min, default: min, max })
        const wanted = slice === 'latin_ext' ? NEIGHBOURS : charactersOf(ranges)
        const missing = [...wanted].filter(
          (character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!)
        )
        assert.deepEqual(missing, [], fileOf(family, slice))
      }
      const latin = fontkit.create(readFileSync(`${FOLDER}/${fileOf(family, 'latin')}`))
      assert.includeMembers(latin.availableFeatures, ['kern', 'tnum'])
    }
    assert.equal(rules.size, Object.keys(FAMILIES).length * Object.keys(SLICES).length)
  })

  test('styles ask for no weight the files have not', ({ assert }) => {
    const sheets = globSync('resources/css/**/*.css').filter((path) => !path.endsWith('fonts.css'))
    const display = FAMILIES['sofia-sans-extra-condensed']
    let count = 0
    for (const path of sheets) {
      const css = readFileSync(path, 'utf8')
      for (const [, weight, family] of css.matchAll(/font:\s*(\d+)[^;]*?(display|sans)\)?;/g)) {
        const { min, max } = family === 'display' ? display : FAMILIES['sofia-sans']
        assert.isTrue(Number(weight) >= min && Number(weight) <= max, `${path}: ${weight}`)
        count++
      }
      for (const [, weight] of css.matchAll(/font-weight:\s*(\d+);/g)) {
        const { min, max } = FAMILIES['sofia-sans']
        assert.isTrue(Number(weight) >= min && Number(weight) <= max, `${path}: ${weight}`)
        count++
      }
    }
    assert.isAbove(count, 40)
  })

  test('every letter of both languages and of the demonstration is in a file that its page loads early', ({
    assert,
  }) => {
    const early = new Set(charactersOf([...SLICES.latin.ranges, ...SLICES.hungarian.ranges]))
    const texts = [...globSync('lang/*.json'), ...globSync('database/demo/**/*.ts')]
    assert.isAbove(texts.length, 5)
    for (const path of texts) {
      const characters = new Set(readFileSync(path, 'utf8'))
      const missing = [...characters].filter((one) => !early.has(one) && !LEFT_TO_SYSTEM.has(one))
      assert.deepEqual(missing, [], path)
    }
    const plain = new Set(charactersOf(SLICES.latin.ranges))
    const english = [...new Set(readFileSync('lang/en.json', 'utf8'))]
    assert.deepEqual(
      english.filter((one) => !plain.has(one) && !LEFT_TO_SYSTEM.has(one)),
      []
    )
  })
})
