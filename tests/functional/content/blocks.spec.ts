import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { StoredBlock } from '#content/blocks/shared/definitions'
import { MARKUP } from '#tests/support/hostile/values'
import { givenSampleMedia } from '#tests/support/media'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenRecord, recordsOffice, textBlock } from '#tests/support/records'
import { sampleBlock, sampleBlocks } from '#tests/support/sample_blocks'

test.group('Blocks of a page', () => {
  test('[T-01] [T-02] [T-06] [T-08] a page gives its blocks as id, name and props, in the language of its reader', async ({
    client,
    assert,
  }) => {
    await givenSampleMedia()
    const { slug } = await givenRecord({ body: { content: sampleBlocks() } })
    const { props } = (await client.get(`/${slug}`).withInertia()).body()
    const [hero, section] = props.page.content
    assert.deepEqual(Object.keys(hero), ['id', 'name', 'props'])
    assert.equal(hero.props.title, 'Hero')
    const [title, , button] = section.props.children[0].props.children[0].props.children
    assert.deepEqual(title, { id: 'title', name: 'title', props: { text: 'Title', level: 2 } })
    assert.deepEqual(button.props.link, { href: 'https://example.hu/', external: true })
  })

  test('[T-13] the link of the member travels beside the blocks; a guest has none', async ({
    client,
    assert,
  }) => {
    const { slug } = await givenRecord({ body: { content: [sampleBlock('referral link')] } })
    const guest = (await client.get(`/${slug}`).withInertia()).body().props
    assert.deepEqual(guest.personal, { referral_link: null })
    const member = await givenMember()
    const read = client.get(`/${slug}`).withGuard('member').loginAs(member).withInertia()
    const own = (await read).body().props
    assert.match(own.personal.referral_link, /\/regisztracio\?ref=\w+$/)
    assert.deepEqual(own.page.content, guest.page.content)
  })

  test('[T-17] a block of unknown name is left out with a warning, and the page still renders', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { default: logger } = await import('@adonisjs/core/services/logger')
    const warnings: unknown[][] = []
    const { warn } = logger
    logger.warn = ((...words: unknown[]) => void warnings.push(words)) as never
    cleanup(() => void (logger.warn = warn))
    // Each block is told once, so this one is of no other test.
    const id = randomUUID()
    const unknown: StoredBlock = { id, name: 'hologram', v: 1, only: null, props: {} }
    const { slug } = await givenRecord({
      body: { content: [unknown, textBlock('<p>Itt.</p>')] },
    })
    const answer = await client.get(`/${slug}`).withInertia()
    answer.assertStatus(200)
    assert.lengthOf(answer.body().props.page.content, 1)
    const told = { block: id, name: 'hologram' }
    assert.deepInclude(warnings, [told, 'A block of unknown name is left out'])
  })

  test('[T-01] what is wrong with a block is named by its path', async ({ client, assert }) => {
    const { send } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const button = sampleBlock('button')
    button.props.link = { to: 'url', url: 'javascript:alert(1)' }
    const body = { title_hu: 'Gombok', content: [sampleBlock('title'), button] }
    const answer = await send('post', 'content_records', { kind: 'page', body })
    answer.assertStatus(422)
    const [{ field, rule }] = answer.body().errors
    assert.deepEqual({ field, rule }, { field: 'content.1.props.link', rule: 'invalid' })
  })

  test('[T-07] no markup is kept as more than text and allowed tags', async ({
    client,
    assert,
  }) => {
    const { send, get } = recordsOffice(client, await givenStaff({ role: 'marketing' }))
    const content = MARKUP.map((text, at) => textBlock(`<p>A</p>${text}`, '', `b${at}`))
    const body = { title_hu: 'Szövegek', content }
    const made = await send('post', 'content_records', { kind: 'page', body })
    assert.equal(made.status(), 201, made.text())
    const { data } = (await get(`content_records/${made.body().data.id}`)).body()
    for (const { props } of data.body.content) {
      assert.notMatch(
        props.html_hu,
        /<(?!\/?(p|br|b|strong|i|em|u|s|sub|sup|code|a|ul|ol|li|h[234]|blockquote|table|thead|tbody|tr|th|td|hr)\b)|<[^>]*(\son\w+=|javascript:)/i
      )
    }
  })
})
