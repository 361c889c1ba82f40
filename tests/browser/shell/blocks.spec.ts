import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { referralLinkOf } from '#auth'
import type { StoredBlock } from '#content/blocks/main'
import { baseUrl, DESKTOP, openPage, problemsOf } from '#tests/support/browser'
import { givenSampleMedia } from '#tests/support/media'
import { givenMember } from '#tests/support/members'
import { givenRecord, textBlock } from '#tests/support/records'
import { sampleBlock, sampleBlocks } from '#tests/support/sample_blocks'

/** A sample under another id, with some of its properties changed. */
function changed(
  name: Parameters<typeof sampleBlock>[0],
  id: string,
  props: StoredBlock['props']
): StoredBlock {
  const block = sampleBlock(name, id)
  return { ...block, props: { ...block.props, ...props } }
}

const blocksIn = ({ props }: StoredBlock) => props.children as StoredBlock[]

/** Every sample, with headings of each level, links of each look, columns of two widths and a section of another kind. */
function content(): StoredBlock[] {
  const blocks = sampleBlocks()
  const [narrow, broad] = blocksIn(blocksIn(blocks[1])[0])
  narrow.props.width = '1/3'
  broad.props.width = '2/3'
  const inside = { to: 'url', url: '/gyik' }
  blocksIn(narrow).push(
    changed('title', 'third', { text_en: 'Third', level: 3 }),
    changed('title', 'fourth', { text_en: 'Fourth', level: 4 }),
    changed('button', 'second', { text_en: 'Inside', link: inside, look: 'secondary' }),
    changed('button', 'quiet', { text_en: 'Quiet', look: 'text' })
  )
  const children = [changed('title', 'dark', { text_en: 'In the dark' })]
  const night = changed('section', 'night', { background: 'night', contained: false, children })
  return [...blocks, night]
}

const boxOf = async (element: Locator) => (await element.boundingBox())!
const groundOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)

test.group('Blocks on a page', (group) => {
  let path: string
  group.setup(async () => {
    await givenSampleMedia()
    path = `/${(await givenRecord({ body: { content: content() } })).slug}`
  })

  test('[T-02] [T-04] [T-06] [T-08] [T-12] buttons, columns, sections, titles and the hero are drawn as they were given', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path, width: DESKTOP })
    const section = page.locator('.block-section.sunken')
    const column = section.locator('.block-row > .block-column').first()

    const links = await column
      .locator('a.btn')
      .evaluateAll((all) =>
        all.map((one) => [
          one.textContent,
          one.getAttribute('href'),
          one.getAttribute('target'),
          one.getAttribute('rel'),
          one.className,
        ])
      )
    const outside = ['https://example.hu/', '_blank', 'noopener']
    assert.deepEqual(links, [
      ['Button', ...outside, 'btn'],
      ['Inside', '/gyik', null, null, 'btn second'],
      ['Quiet', ...outside, 'btn quiet'],
    ])
    const grounds = await Promise.all(
      ['Button', 'Inside', 'Quiet'].map((name) => groundOf(column.getByRole('link', { name })))
    )
    assert.lengthOf([...new Set(grounds)], 3, 'each has a look of its own')

    for (const [level, name] of [
      [2, 'Title'],
      [3, 'Third'],
      [4, 'Fourth'],
    ] as const) {
      const title = column.getByRole('heading', { level, name, exact: true })
      assert.equal(await title.evaluate((one) => one.tagName), `H${level}`)
    }

    const other = section.locator('.block-row > .block-column').nth(1)
    const [narrow, broad] = [await boxOf(column), await boxOf(other)]
    assert.equal(broad.y, narrow.y)
    assert.approximately(broad.width / narrow.width, 2, 0.02)
    await other.getByRole('img', { name: 'Wall' }).waitFor()
    await other.getByRole('link', { name: /Data sheet/ }).waitFor()

    await section.locator('.block-carousel').waitFor()
    const night = page.locator('.block-section.night')
    assert.equal(await night.innerText(), 'In the dark')
    const clear = 'rgba(0, 0, 0, 0)'
    const [pale, dark] = [await groundOf(section), await groundOf(night)]
    assert.notInclude([clear, dark], pale)
    assert.notEqual(dark, clear)
    assert.equal(await section.getAttribute('class'), 'block-section sunken contained')
    assert.equal(await night.getAttribute('class'), 'block-section night')

    const hero = page.locator('.promo-strip')
    await hero.getByRole('heading', { level: 2, name: 'Hero' }).waitFor()
    assert.equal(await hero.locator('p').innerText(), 'Sentence')
    const way = hero.getByRole('link', { name: 'Look' })
    assert.equal(await way.getAttribute('href'), '/gyik')
    assert.isNull(await way.getAttribute('target'))
    await hero.locator('img').waitFor()
    assert.deepEqual(problemsOf(page), [])
  })

  test('[T-06] what a section holds keeps to the width of reading where it is told to, else fills its ground', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path, width: DESKTOP })
    const widths = (name: string) =>
      page.locator(`.block-section.${name}`).evaluate((section) => {
        const { paddingLeft, paddingRight } = getComputedStyle(section)
        const room = section.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        const { maxWidth } = getComputedStyle(section.firstElementChild!)
        return { room, inside: section.firstElementChild!.clientWidth, maxWidth }
      })
    const [contained, whole] = [await widths('sunken'), await widths('night')]
    assert.isAtMost(contained.inside, parseFloat(contained.maxWidth))
    assert.equal(whole.maxWidth, 'none')
    assert.equal(whole.inside, whole.room)
  })

  test('[T-13] a guest is led to the login, a member copies the own link', async ({
    assert,
    browser,
  }) => {
    const guest = await openPage(browser, { path })
    const login = guest.getByRole('link', { name: 'Log in for your link' })
    assert.equal(await login.getAttribute('href'), '/belepes')
    assert.equal(await guest.getByLabel('Your own link').count(), 0)
    await login.click()
    await guest.waitForURL('**/belepes')
    await guest.context().close()

    const member = await givenMember({ locale: 'en' })
    const context = { permissions: ['clipboard-read', 'clipboard-write'] }
    const page = await openPage(browser, { path, member, context })
    const link = await referralLinkOf(member.id)
    assert.equal(await page.getByLabel('Your own link').inputValue(), link)
    assert.equal(await page.getByRole('link', { name: 'Log in for your link' }).count(), 0)
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link)
  })

  test('[T-18] the title of a page stands in its first answer unless it is hidden', async ({
    assert,
  }) => {
    const body = { title_en: 'Warranty', content: [textBlock('<p>Két év.</p>', '<p>2 years</p>')] }
    const mainOf = async (hide_title: boolean) => {
      const { slug } = await givenRecord({ body: { ...body, hide_title } })
      const headers = { accept: 'text/html', cookie: 'locale=en' }
      const html = await (await fetch(`${baseUrl()}/${slug}`, { headers })).text()
      return /<main.*<\/main>/s.exec(html)![0]
    }
    const [titled, hidden] = [await mainOf(false), await mainOf(true)]
    assert.deepEqual(titled.match(/<h1[^>]*>.*?<\/h1>/gs), ['<h1>Warranty</h1>'])
    assert.notInclude(hidden, '<h1')
    for (const main of [titled, hidden]) assert.include(main, '<p>2 years</p>')
  })
})
