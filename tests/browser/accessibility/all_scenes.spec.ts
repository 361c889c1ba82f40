import { test } from '@japa/runner'
import { ERROR_SCENES } from '#tests/support/accessible/error_scenes'
import { SCENES } from '#tests/support/accessible/scenes'
import { sourceFiles, withoutComments } from '#tests/support/source_files'
import english from '../../../lang/en.json' with { type: 'json' }

const FOLDER = 'resources/'
const PAGES = `${FOLDER}pages/`
/** What drawers and dialogs themselves are made of. */
const KIT = `${FOLDER}components/ui/`
const LIES_OVER = /<(?:Dialog|Drawer|dialog)[\s>]|createElement\('dialog'\)/

const nameOf = (path: string, folder: string) => path.slice(folder.length).replace(/\.tsx?$/, '')
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

/** What accessibility is asked of; a new page comes with a scene of its own. */
test.group('Scenes of accessibility', () => {
  test('[L-22] every page has one', ({ assert }) => {
    const pages = sourceFiles([PAGES]).map(({ path }) => nameOf(path, PAGES))
    const shown = SCENES.map(({ page }) => page).filter(Boolean)
    assert.deepEqual(sorted(shown), sorted(pages))
  })

  test('[L-22] every drawer and dialog has one', ({ assert }) => {
    const files = sourceFiles([PAGES, `${FOLDER}components`, `${FOLDER}navigation`]).filter(
      ({ path, text }) => !path.startsWith(KIT) && LIES_OVER.test(withoutComments(text))
    )
    const shown = SCENES.flatMap(({ over }) => over ?? [])
    assert.deepEqual(sorted(shown), sorted(files.map(({ path }) => nameOf(path, FOLDER))))
  })

  test('[L-22] [E-01] every error with words of its own has one, which shows them', ({
    assert,
  }) => {
    const titles = Object.keys(english).flatMap(
      (key) => /^error_page\.(.+)\.title$/.exec(key)?.[1] ?? []
    )
    const shown = ERROR_SCENES.flatMap(({ titled }) => titled ?? [])
    assert.deepEqual(sorted(shown), sorted(titles))
  })

  test('[L-22] each has a name of its own', ({ assert }) => {
    const names = SCENES.map(({ name }) => name)
    assert.deepEqual(sorted(names), [...names].sort())
  })
})
