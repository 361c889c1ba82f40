import { test } from '@japa/runner'
import { sourceFiles } from '#tests/support/source_files'

/** What asks before typed fields are lost. */
const ASKING = 'admin/layout/asking_dialog.tsx'

/** What lies over the page and asks nothing, with why nothing is lost by closing it. */
const LOSES_NOTHING: Record<string, string> = {
  [ASKING]: 'it is the one that asks',
  'admin/help/help_drawer.tsx': 'is read',
  'admin/keyboard/keys_dialog.tsx': 'is read',
  'admin/layout/password_prompt.tsx': 'a password is typed again, and nothing is saved',
  'admin/search/search_dialog.tsx': 'a search is typed again',
  'admin/resources/media/media_picker.tsx': 'a search is typed again',
  'admin/resources/code_batches/print_stickers.tsx': 'sheets are fetched, and nothing is saved',
  'admin/resources/content/merge/conflict_dialog.tsx':
    'neither Escape nor a press beside it closes it',
  'admin/resources/orders/change_many.tsx': 'what became of each order is read',
}

/** A layer over the page by its own element, or made of one. */
const LAYER = /(?<!\w)<(?:Dialog|Drawer|SwipeableDrawer|Modal|Popover)[\s>]|\bstyled\(Dialog\)/
/** A question of the framework, which closes at once. */
const QUESTION = /<Confirm\b[^]*?(?:\/>|<\/Confirm>)/g
const FIELD =
  /<(?:\w*(?:Field|Input|Autocomplete|Select|Checkbox|RadioGroup|Switch)\b|textarea|input)/

test.group('Dialogs of the back-office', () => {
  test('[O-10] one with fields asks before they are lost', ({ assert }) => {
    const files = sourceFiles(['admin'], ['.tsx'])
    const layers = files.filter(({ text }) => LAYER.test(text)).map(({ path }) => path)
    assert.sameMembers(layers, Object.keys(LOSES_NOTHING))
    const asking = files.filter(({ text }) => /<AskingDialog\b/.test(text))
    assert.sameMembers(
      asking.map(({ path }) => path),
      ['admin/components/form_dialog.tsx', 'admin/resources/content/records/act_dialog.tsx']
    )
    const questions = files.flatMap(({ path, text }) => {
      return [...text.matchAll(QUESTION)].map(([element]) => ({ path, element }))
    })
    assert.isAbove(questions.length, 10)
    const typed = questions.filter(({ element }) => FIELD.test(element.slice(1)))
    assert.deepEqual(typed, [])
  })

  test('[O-10] one with fields says whether they are as they were', ({ assert }) => {
    const files = sourceFiles(['admin'], ['.tsx']).filter(({ text }) => /<ActDialog\b/.test(text))
    const silent = files.filter(
      ({ text }) => FIELD.test(text) && !/isChanged=\{(?!false)/.test(text)
    )
    // What they hold is chosen for a look, and made or restored at once; a file is chosen on the page.
    assert.sameMembers(
      silent.map(({ path }) => path),
      [
        'admin/resources/content/publish/preview_links.tsx',
        'admin/resources/content/versions/versions_dialog.tsx',
        'admin/resources/media/medium_acts.tsx',
      ]
    )
  })
})
