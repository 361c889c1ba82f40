import { test } from '@japa/runner'
import { clock } from '#app/clock'
import Media from '#app/media/models/media'
import type { StoredBlock } from '#content/blocks/main'
import { givenMedium, pdfOf, pictureOf, sendMedium } from '#tests/support/media'
import { givenStaff } from '#tests/support/members'
import { givenRecord, recordsOffice } from '#tests/support/records'
import { sampleBlock } from '#tests/support/sample_blocks'
import { staffApi } from '#tests/support/staff_api'

type Props = StoredBlock['props']
type Name = Parameters<typeof sampleBlock>[0]

function blockOf(name: Name, props: Props): StoredBlock {
  const block = sampleBlock(name)
  return { ...block, props: { ...block.props, ...props } }
}

const imageOf = (media: string, props: Props = {}) => blockOf('image', { media, ...props })
const WORDLESS = { alt_text_hu: '', alt_text_en: '' }

test.group('Media in blocks', () => {
  test('[T-09] [T-03] [T-12] pictures are sent with address, words, sizes and what stays visible', async ({
    client,
    assert,
  }) => {
    const picture = await givenMedium(await pictureOf(1700, 850))
    await Media.query().where('id', picture.id).update({ focus_x: 0, focus_y: 4 })
    const { slug } = await givenRecord({
      body: {
        content: [
          imageOf(picture.key, { alt_text_hu: '', alt_text_en: '' }),
          blockOf('carousel', { slides: [{ ...WORDLESS, media: picture.key, link: null }] }),
          blockOf('promo hero section', { media: picture.key }),
          blockOf('youtube', { poster: picture.key }),
        ],
      },
    })
    const { name } = picture
    const expected = {
      url: `/media/${name}-960.webp`,
      alt_text: 'Festett fal',
      alt_lang: null,
      srcset: [320, 640, 960, 1600].map((px) => `/media/${name}-${px}.webp ${px}w`).join(', '),
      width: 1600,
      height: 800,
      bytes: null,
      focus_x: 0,
      focus_y: 4,
    }
    const read = async (locale: string) =>
      (await client.get(`/${slug}`).header('accept-language', locale).withInertia()).body().props
        .page.content
    const [image, carousel, hero, film] = await read('hu')
    assert.deepEqual(image.props.media, expected)
    assert.deepEqual(carousel.props.slides[0].media, expected)
    assert.deepEqual(hero.props.media, expected)
    assert.deepEqual(film.props.poster, expected)
    const [english] = await read('en')
    assert.equal(english.props.media.alt_text, 'Painted wall')

    const html = (await client.get(`/${slug}`).header('accept', 'text/html')).text()
    const [shown] = /<picture.*?<\/picture>/s.exec(html) ?? ['']
    assert.include(shown, `type="image/avif"`)
    assert.include(shown, `/media/${name}-1600.avif 1600w`)
    assert.match(shown, /class="[^"]*ratio-wide focus-x-0 focus-y-4"/)
    assert.match(shown, /width="1600" height="800"/)
    assert.match(shown, /loading="lazy"/)
    assert.notInclude(html, 'style=')
  })

  test('words that the library has in one language say which one it is', async ({
    client,
    assert,
  }) => {
    const picture = await givenMedium(await pictureOf(), { altEn: '' })
    const { slug } = await givenRecord({ body: { content: [imageOf(picture.key, WORDLESS)] } })
    const html = await client
      .get(`/${slug}`)
      .header('accept', 'text/html')
      .header('accept-language', 'en')
    assert.match(html.text(), /alt="Festett fal" lang="hu"/)
  })

  test('a file is sent with its title, address and size, and never where a picture belongs', async ({
    client,
    assert,
  }) => {
    const file = await givenMedium(pdfOf('adatlap'), { altHu: '', altEn: '' })
    const { slug, id } = await givenRecord({
      body: { content: [blockOf('file', { media: file.key })] },
    })
    const { props } = (await client.get(`/${slug}`).withInertia()).body()
    const [{ props: shown }] = props.page.content
    assert.containsSubset(shown.media, { url: `/media/${file.name}.pdf`, bytes: file.bytes })
    const html = (await client.get(`/${slug}`).header('accept', 'text/html')).text()
    assert.match(html, new RegExp(`<a class="block-file" href="/media/${file.name}.pdf" download`))

    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    await send('put', `content_records/${id}`, {
      revision: 1,
      body: { title_hu: 'Lap', content: [imageOf(file.key)] },
    })
    const refused = await send('post', `content_records/${id}/publications`)
    assert.containsSubset(refused.body().errors, [
      { field: 'content.0.props.media', rule: 'invalid' },
    ])
    const body = { title_hu: 'Cikk', content: [], thumbnail: file.key }
    const article = await send('post', 'content_records', { kind: 'article', body })
    const unpublished = await send('post', `content_records/${article.body().data.id}/publications`)
    assert.containsSubset(unpublished.body().errors, [{ field: 'thumbnail', rule: 'invalid' }])
  })

  test('a picture nobody can do without seeing it needs words, in the block or in the library', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send } = recordsOffice(client, staff)
    const silent = await givenMedium(await pictureOf(), { altHu: '', altEn: 'Wall' })
    const content = [
      imageOf(silent.key, WORDLESS),
      { ...imageOf(silent.key), id: 'withwords' },
      { ...imageOf(silent.key, { ...WORDLESS, decorative: true }), id: 'decorative' },
      blockOf('carousel', { slides: [{ ...WORDLESS, media: silent.key, link: null }] }),
      blockOf('promo hero section', { media: silent.key }),
      blockOf('youtube', { poster: silent.key }),
    ]
    const body = { title_hu: 'Lap', title_en: 'Page', content, thumbnail: silent.key }
    const created = await send('post', 'content_records', { kind: 'article', body })
    created.assertStatus(201)
    const { id } = created.body().data
    const publish = () => send('post', `content_records/${id}/publications`)
    const refused = await publish()
    refused.assertStatus(422)
    assert.deepEqual(
      refused.body().errors.map(({ field, rule }: Record<string, string>) => [field, rule]),
      [
        ['thumbnail', 'medium_wordless'],
        ['content.0.props.alt_text_hu', 'required'],
        ['content.3.props.slides.0.alt_text_hu', 'required'],
        ['content.4.props.media', 'medium_wordless'],
      ]
    )
    await staffApi(client, 'media', staff).update(silent.id, { is_decorative: true })
    ;(await publish()).assertStatus(201)
  })

  test('what the library has not got, or offers no more, is not published', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send } = recordsOffice(client, staff)
    const old = await givenMedium(await pictureOf())
    await staffApi(client, 'media', staff).act(old.id, 'archivings')
    const body = {
      title_hu: 'Lap',
      content: [imageOf(old.key), { ...imageOf('nobody'), id: 'nobody' }],
    }
    const { id } = (await send('post', 'content_records', { kind: 'page', body })).body().data
    const refused = await send('post', `content_records/${id}/publications`)
    assert.deepEqual(
      refused.body().errors.map(({ field, rule }: Record<string, string>) => [field, rule]),
      [
        ['content.0.props.media', 'medium_archived'],
        ['content.1.props.media', 'medium_gone'],
      ]
    )
  })

  test('where a medium is used follows drafts, publications and the clock', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send } = recordsOffice(client, staff)
    const library = staffApi(client, 'media', staff)
    const picture = await givenMedium(await pictureOf())
    const states = async () => {
      const uses = await staffApi(client, `media/${picture.id}/uses`, staff).list()
      return uses
        .body()
        .data.map(({ state }: { state: string }) => state)
        .toSorted()
    }
    const body = { title_hu: 'Lap', content: [imageOf(picture.key)] }
    const { id } = (await send('post', 'content_records', { kind: 'page', body })).body().data
    assert.deepEqual(await states(), ['draft'])
    await send('post', `content_records/${id}/publications`, { starts_at: '2031-05-01T13:00' })
    assert.deepEqual(await states(), ['draft', 'scheduled'])
    ;(await library.act(picture.id, 'archivings')).assertStatus(409)
    await send('post', `content_records/${id}/publications`)
    assert.deepEqual(await states(), ['draft', 'live'])
    ;(await library.act(picture.id, 'archivings')).assertStatus(409)

    await send('put', `content_records/${id}`, { revision: 1, body: { ...body, content: [] } })
    assert.deepEqual(await states(), ['live'])
    await send('delete', `content_records/${id}/publications`)
    assert.deepEqual(await states(), ['old'])
    ;(await library.act(picture.id, 'archivings')).assertStatus(201)
    await send('post', `content_records/${id}/versions/1/restorations`)
    assert.deepEqual(await states(), ['draft', 'old'])
  })

  test('a picture that is replaced is replaced where members see it', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const picture = await givenMedium(await pictureOf())
    const { slug } = await givenRecord({ body: { content: [imageOf(picture.key)] } })
    const url = async () =>
      (await client.get(`/${slug}`).withInertia()).body().props.page.content[0].props.media.url
    const before = await url()
    const path = `media/${picture.id}/contents`
    ;(await sendMedium(client, staff, await pictureOf(500, 400), { path })).assertStatus(200)
    const after = await url()
    assert.notEqual(after, before)
    for (const address of [before, after]) (await client.get(address)).assertStatus(200)
  })

  test('[B-02] the card of an article shows its picture', async ({ client, assert }) => {
    const picture = await givenMedium(await pictureOf())
    const { slug } = await givenRecord({
      kind: 'article',
      startsAt: clock.now() - 1000,
      body: { thumbnail: picture.key },
    })
    const other = await givenRecord({ kind: 'article', body: { related: [await keyOf(slug)] } })
    const { props } = await articleOf(other.slug)
    assert.deepEqual(props.article.related[0].thumbnail, {
      url: `/media/${picture.name}-960.webp`,
      alt_text: 'Festett fal',
    })

    async function articleOf(named: string) {
      const { givenMember } = await import('#tests/support/members')
      const member = await givenMember()
      const answer = await client
        .get(`/tudasbazis/${named}`)
        .header('accept-language', 'hu')
        .withGuard('member')
        .loginAs(member)
        .withInertia()
      return answer.body()
    }
  })
})

async function keyOf(slug: string): Promise<string> {
  const { default: ContentSlug } = await import('#content/records/models/content_slug')
  const { default: ContentRecord } = await import('#content/records/models/content_record')
  const { recordId } = await ContentSlug.query().where({ slug }).firstOrFail()
  return (await ContentRecord.findOrFail(recordId)).key
}
