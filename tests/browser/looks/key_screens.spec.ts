import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import {
  ALBUM,
  beginAlbum,
  forgetFaults,
  isRenewing,
  keepOrCompare,
  majorOfAlbum,
} from '#tests/support/pictures/album'
import { README_FILES, renewReadme } from '#tests/support/pictures/readme'
import { SCREENS } from '#tests/support/pictures/screens'
import { givenPicturedShop, type PicturedShop } from '#tests/support/pictures/shop'
import { Camera, VIEWS } from '#tests/support/pictures/take'

/** What all pictures may weigh in the repository, in bytes. */
const BYTES_MOST = 8_000_000
const README_PICTURE = /!\[(?<text>[^\]]*)\]\(docs\/pictures\/(?<file>[^)]+)\)/g
const HOW = 'if that was meant, "npm run pictures" renews them'

const nameOf = (screen: string, { locale, width }: { locale: string; width: number }) =>
  `${screen}.${locale}.${width}`
const NAMES = Object.keys(SCREENS).flatMap((screen) => VIEWS.map((view) => nameOf(screen, view)))

/** Letters that the shop brings no font for look different on each machine. */
async function drawnByMachine(picture: string, camera: Camera): Promise<string | undefined> {
  const fonts = await camera.fontsOfMachine()
  return fonts.length ? `${picture} shows letters in ${fonts.join(', ')}` : undefined
}

test.group('Key screens', (group) => {
  let shop: PicturedShop

  group.setup(async () => {
    shop = await givenPicturedShop()
    forgetFaults()
    return () => shop.remove()
  })
  group.each.timeout(600_000)

  test('the browser at hand is the one that the pictures were made with', ({ assert, browser }) => {
    const [major] = browser.version().split('.')
    if (isRenewing) beginAlbum(major, NAMES)
    assert.equal(
      majorOfAlbum(),
      major,
      `The pictures were made with Chromium ${majorOfAlbum()}, this is Chromium ${major}: renew them by "npm run pictures" and look at what changed`
    )
  })

  for (const view of VIEWS) {
    test(`they look as they did (${view.locale}, ${view.width} px)`, async ({
      assert,
      browser,
    }) => {
      const camera = new Camera(browser, shop, view)
      const faults: string[] = []
      for (const [name, screen] of Object.entries(SCREENS)) {
        const picture = nameOf(name, view)
        // One screen that does not come says nothing of the others.
        const fault = await camera
          .show(screen)
          .then(
            async () =>
              (await keepOrCompare(picture, camera)) ?? (await drawnByMachine(picture, camera))
          )
          .catch((error: Error) => `${picture}: ${error.message}`)
        if (fault) faults.push(fault)
      }
      await camera.close()
      assert.deepEqual(faults, [], HOW)
    })
  }

  test('there are no other pictures, and they weigh little', ({ assert }) => {
    const files = readdirSync(ALBUM)
    assert.sameMembers(files, ['chromium.txt', ...NAMES.map((name) => `${name}.webp`)])
    const bytes = files.reduce((sum, file) => sum + statSync(join(ALBUM, file)).size, 0)
    assert.isAtMost(bytes, BYTES_MOST)
  })

  test('the README shows some of them, each with a text for who does not see it', async ({
    assert,
    browser,
  }) => {
    if (isRenewing) await renewReadme(browser, shop)
    const readme = readFileSync(app.makePath('README.md'), 'utf8')
    const shown = [...readme.matchAll(README_PICTURE)]
    assert.sameMembers(
      shown.map(({ groups }) => groups!.file),
      README_FILES
    )
    for (const { groups } of shown) assert.isAbove(groups!.text.length, 0, groups!.file)
    assert.sameMembers(readdirSync(app.makePath('docs/pictures')), README_FILES)
  })
})
