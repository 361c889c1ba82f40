import { test } from '@japa/runner'
import {
  importsOf,
  sourceFiles,
  withoutComments,
  type SourceFile,
} from '#tests/support/source_files'

/*
 * What docs/guide.md promises of the modules, counted.
 */

const SQL = /\b(SELECT\s|INSERT INTO\s|DELETE FROM\s|UPDATE\s+\w+\s+SET\s)/
const SQL_FILES_MAX = 60
const ROOT_FILES_MAX = 10
const FACE_LINES_MAX = 40
const LINES_MAX = 250
const MEDIAN_LINES_MAX = 40
/** Where the framework or a driver has no better word for it. */
const UNTYPED_MAX = 7

const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1
const paths = (files: SourceFile[]) => files.map(({ path }) => path)

test.group('The house', () => {
  const modules = sourceFiles(['modules'])
  const names = [...new Set(paths(modules).map((path) => path.split('/')[1]))]

  test('SQL stands in files that say so, and in few of them', ({ assert }) => {
    const named = modules.filter(({ path }) => path.endsWith('_sql.ts'))
    const others = modules.filter((file) => !named.includes(file) && SQL.test(file.text))
    assert.deepEqual(paths(others), [])
    assert.isAtMost(named.length, SQL_FILES_MAX)
  })

  test('no module asks which database it runs on', ({ assert }) => {
    const asking = modules.filter(({ text }) => /usesPostgres|#config\/database/.test(text))
    assert.deepEqual(paths(asking), [])
  })

  test('the root of a module holds few files, and its face exports by name', ({ assert }) => {
    assert.isAbove(names.length, 4)
    for (const name of names) {
      const root = paths(modules).filter((path) => path.split('/').length === 3)
      const own = root.filter((path) => path.startsWith(`modules/${name}/`))
      assert.isAtMost(own.length, ROOT_FILES_MAX, own.join(' '))
    }
    for (const face of modules.filter(({ path }) => /^modules\/[a-z_]+\/main\.ts$/.test(path))) {
      assert.isAtMost(linesOf(face), FACE_LINES_MAX, face.path)
      assert.notMatch(face.text, /export \*/)
    }
  })

  test('files are short', ({ assert }) => {
    const lengths = modules.map(linesOf).sort((a, b) => a - b)
    assert.isAtMost(lengths[Math.floor(lengths.length / 2)], MEDIAN_LINES_MAX)
    assert.deepEqual(paths(modules.filter((file) => linesOf(file) > LINES_MAX)), [])
  })

  test('next to nothing is untyped', ({ assert }) => {
    const untyped = /: any\b|<any>|\bas any\b|\bas unknown as\b/g
    const found = [...modules, ...sourceFiles(['app'])].flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(untyped)].map(() => path)
    )
    assert.isAtMost(found.length, UNTYPED_MAX, found.join(' '))
  })

  test('no file leads back to itself, types counted', ({ assert }) => {
    const all = [...modules, ...sourceFiles(['app'])]
    const known = new Set(paths(all))
    const leadsTo = new Map(
      all.map((file) => [
        file.path,
        importsOf(file)
          .map(fileOf)
          .filter((path) => known.has(path)),
      ])
    )
    const finished = new Set<string>()
    const circles: string[] = []
    const visit = (path: string, way: string[]) => {
      const seen = way.indexOf(path)
      if (seen >= 0) return void circles.push([...way.slice(seen), path].join(' > '))
      if (finished.has(path)) return
      for (const next of leadsTo.get(path)!) visit(next, [...way, path])
      finished.add(path)
    }
    for (const path of known) visit(path, [])
    assert.deepEqual(circles, [])
  })
})

/** The file of an import: `#app/…`, the face of a module, a file of its own, or one told from the root. */
function fileOf(imported: string): string {
  const face = /^#([a-z_]+)$/.exec(imported)
  if (face) return `modules/${face[1]}/main.ts`
  const inner = /^#([a-z_]+)\/(.+)$/.exec(imported)
  if (!inner) return `${imported}.ts`
  return inner[1] === 'app' ? `app/${inner[2]}.ts` : `modules/${inner[1]}/${inner[2]}.ts`
}
