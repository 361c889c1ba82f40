import { test } from '@japa/runner'
import { checkBlocks, mediaIn, missingIn, refsIn, showBlocks, textOf } from '#content/blocks/main'
import {
  BLOCKS,
  type BlockValue,
  type RecordKind,
  type StoredBlock,
} from '#content/blocks/shared/definitions'
import { sampleBlocks, sampleOf } from '#tests/support/sample_blocks'

const PICTURE = {
  url: '/media/a.webp',
  alt_text: 'Vödör',
  alt_lang: null,
  srcset: null,
  width: 1600,
  height: 900,
  bytes: null,
  focus_x: 2,
  focus_y: 2,
}
const MEDIA = new Map([['picture-1', PICTURE]])

function block(name: string, props: Record<string, BlockValue>, id = 'a1'): StoredBlock {
  return { id, name, v: 1, only: null, props }
}

function published(blocks: unknown, kind: RecordKind = 'page') {
  return checkBlocks(blocks, { kind, purpose: 'publication' })
}

test.group('Blocks | check', () => {
  for (const name of Object.keys(BLOCKS)) {
    test(`[T-01] a sample of ${name} is kept as it is and can be published`, ({ assert }) => {
      const { kind, blocks } = sampleOf(name)
      const { blocks: kept, problems } = published(blocks, kind)
      assert.deepEqual(problems, [])
      assert.deepEqual(checkBlocks(kept, { kind }).blocks, kept)
      const [shown] = showBlocks(kept, { locale: 'hu', media: MEDIA })
      assert.deepEqual(Object.keys(shown), ['id', 'name', 'props'])
    })
  }

  const REFUSED: [what: string, blocks: unknown, path: string, rule: string][] = [
    ['no list', {}, 'content', 'array'],
    ['no block', [7], 'content.0', 'object'],
    ['without a name of its own', [{ ...block('title', {}), id: '' }], 'content.0.id', 'required'],
    [
      'two of one name',
      [block('title', { text_hu: 'A' }), block('title', { text_hu: 'B' })],
      'content.1.id',
      'unique',
    ],
    ['a column outside a row', [block('column', { children: [] })], 'content.0.name', 'not_here'],
    [
      'an unknown prop',
      [block('title', { text_hu: 'A', style: 'x' })],
      'content.0.props.style',
      'unknown',
    ],
    [
      '__proto__',
      [block('title', JSON.parse('{"text_hu":"A","__proto__":{"x":1}}'))],
      'content.0.props.__proto__',
      'unknown',
    ],
    ['no Hungarian', [block('title', { text_en: 'A' })], 'content.0.props.text_hu', 'required'],
    [
      'too long',
      [block('title', { text_hu: 'a'.repeat(151) })],
      'content.0.props.text_hu',
      'maxLength',
    ],
    [
      'a strange level',
      [block('title', { text_hu: 'A', level: 7 })],
      'content.0.props.level',
      'invalid',
    ],
    [
      'an h1 under the title of the page',
      [block('title', { text_hu: 'A', level: 1 })],
      'content.0.props.level',
      'level_one',
    ],
    [
      'a strange film',
      [block('youtube', { video: 'javascript:al', title_hu: 'A' })],
      'content.0.props.video',
      'invalid',
    ],
    [
      'a row above 1',
      [
        block('row', {
          children: ['2/3', '1/2'].map((width, at) =>
            block('column', { width, children: [] }, `c${at}`)
          ),
        }),
      ],
      'content.0.props.children',
      'too_wide',
    ],
  ]
  for (const [what, blocks, path, rule] of REFUSED) {
    test(`[T-01] refused: ${what}`, ({ assert }) => {
      const found = published(blocks).problems.map((one) => `${one.path} ${one.rule}`)
      assert.include(found, `${path} ${rule}`)
    })
  }

  const ADDRESSES: [written: string, kept: string | null][] = [
    ['https://example.hu/a?b=1', 'https://example.hu/a?b=1'],
    ['/gyik', '/gyik'],
    ['mailto:info@example.hu', 'mailto:info@example.hu'],
    ['tel:+3612345678', 'tel:+3612345678'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://user:word@example.hu/', null],
    ['example.hu', null],
  ]
  for (const [url, kept] of ADDRESSES) {
    test(`[T-02] the link ${JSON.stringify(url)} ${kept ? 'is kept' : 'is refused'}`, ({
      assert,
    }) => {
      const { blocks, problems } = published([
        block('button', { text_hu: 'Tovább', link: { to: 'url', url } }),
      ])
      assert.deepEqual(blocks[0].props.link, kept && { to: 'url', url: kept })
      assert.lengthOf(problems, kept ? 0 : 1)
    })
  }

  test('[T-02] a link out of the shop is external, one inside is not', ({ assert }) => {
    const linkTo = (url: string) =>
      showBlocks([block('button', { text_hu: 'A', link: { to: 'url', url } })], {
        locale: 'hu',
        media: MEDIA,
      })[0].props.link
    assert.deepEqual(linkTo('https://example.hu/'), { href: 'https://example.hu/', external: true })
    assert.deepEqual(linkTo('/gyik'), { href: '/gyik', external: false })
  })

  const FILMS = [
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3s',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ]
  for (const video of FILMS) {
    test(`[T-11] the film is taken out of ${video}`, ({ assert }) => {
      const { blocks } = published([block('youtube', { video, title_hu: 'A' })])
      assert.equal(blocks[0].props.video, 'dQw4w9WgXcQ')
    })
  }

  test('[T-07] script tags are removed, and an empty paragraph is no text', ({ assert }) => {
    const { blocks } = checkBlocks(
      [
        block('text', {
          html_hu: '<p onclick="x()">Jó<script>alert(1)</script></p><img src=x onerror=x()>',
          html_en: '<p></p>',
        }),
      ],
      { kind: 'page' }
    )
    assert.deepEqual(blocks[0].props, { html_hu: '<p>Jó</p>', html_en: '' })
  })

  test('[T-17] an unknown block stays, and is shown to nobody', ({ assert }) => {
    const unknown = block('hologram', { depth: 3 })
    const { blocks, problems } = published([unknown])
    assert.deepEqual(problems, [])
    assert.deepEqual(blocks, [unknown])
    assert.deepEqual(showBlocks(blocks, { locale: 'hu', media: MEDIA }), [])
  })

  test('[T-01] blocks deeper than four levels and more than 300 are refused', ({ assert }) => {
    const many = Array.from({ length: 301 }, (_, at) => block('title', { text_hu: 'A' }, `b${at}`))
    assert.deepEqual(
      published(many).problems.map(({ rule }) => rule),
      ['too_many']
    )
  })

  test('a draft may have gaps', ({ assert }) => {
    const { problems } = checkBlocks([block('button', {}), block('carousel', {}, 'a2')], {
      kind: 'page',
    })
    assert.deepEqual(problems, [])
  })
})

test.group('Blocks | shown', () => {
  test('[S-10] right answers are never shown', ({ assert }) => {
    const { kind, blocks } = sampleOf('questionnaire input')
    const kept = checkBlocks(blocks, { kind }).blocks
    const shown = JSON.stringify(showBlocks(kept, { locale: 'hu', media: MEDIA }))
    assert.match(JSON.stringify(kept), /solutions.*titok/)
    assert.notMatch(shown, /titok|solutions|is_right/)
  })

  test('a missing text is shown in the other language, which it names', ({ assert }) => {
    const [shown] = showBlocks([block('title', { text_hu: 'Cím', text_en: '' })], {
      locale: 'en',
      media: MEDIA,
    })
    assert.deepEqual(shown.props, { text: 'Cím', level: 2, langs: { text: 'hu' } })
  })

  test('a block of one language is shown in that one alone', ({ assert }) => {
    const one = { ...block('title', { text_hu: 'Cím' }), only: 'hu' as const }
    assert.lengthOf(showBlocks([one], { locale: 'hu', media: MEDIA }), 1)
    assert.lengthOf(showBlocks([one], { locale: 'en', media: MEDIA }), 0)
  })
})

test.group('Blocks | what they hold', () => {
  test('every text, picture and record of all blocks is found', ({ assert }) => {
    const blocks = checkBlocks(sampleBlocks(), { kind: 'page' }).blocks
    const text = textOf(blocks, 'hu')
    for (const word of ['Gomb', 'Cím', 'Szöveg', 'Felirat', 'Hős', 'Film']) {
      assert.include(text, word)
    }
    assert.notMatch(text, /[<>]/)
    assert.sameMembers(mediaIn(blocks), ['picture-1', 'file-1'])
    assert.deepInclude(
      refsIn(blocks).map(({ key, kind }) => ({ key, kind })),
      { key: '7', kind: 'questionnaire' }
    )
  })

  test('what waits for its translation is counted', ({ assert }) => {
    const blocks = [
      block('title', { text_hu: 'Cím', text_en: '' }),
      block('image', { media: 'picture-1', decorative: false }, 'a2'),
      { ...block('title', { text_hu: 'Csak itt' }, 'a3'), only: 'hu' as const },
    ]
    assert.deepEqual(missingIn(checkBlocks(blocks, { kind: 'page' }).blocks), { hu: 0, en: 1 })
  })
})
