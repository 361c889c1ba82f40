import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { StoredBlock } from '#content/blocks/shared/definitions'
import { blocksIn } from '#content/blocks/shared/walk'
import { sampleBlocks } from '#tests/support/sample_blocks'

/** Files of an export by their paths, as what is in them. */
export type ContentFiles = Record<string, object>

const key = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const both = (name: string, text: string) => ({
  [`${name}_hu`]: text,
  [`${name}_en`]: `${text} en`,
})
const category = (slug: string, at: number) => ({
  kind: 'article_category',
  key: key(at),
  slug,
  ...both('title', `Téma ${slug}`),
  ...both('description', ''),
  position: at,
})
const question = { ...both('label', 'Melyik?'), ...both('hint', 'Egy'), type: 'radio' }
const options = ['a', 'b'].map((value) => ({ value, ...both('label', `Válasz ${value}`) }))

/** Blocks that show nothing without media. */
const OF_MEDIA = ['image', 'carousel', 'file']

/** Blocks as they stand where the library has nothing. */
function withoutMedia(blocks: StoredBlock[]): StoredBlock[] {
  return blocks
    .filter(({ name }) => !OF_MEDIA.includes(name))
    .map((block) => {
      const { media: _media, poster: _poster, ...props } = block.props
      if (props.children) props.children = withoutMedia(blocksIn(props.children))
      return { ...block, props }
    })
}

/** One text of each kind and what hangs together: categories in one another, a page that shows a questionnaire standing on it. */
export function sampleFiles(): ContentFiles {
  const blocks = withoutMedia(sampleBlocks()).map((block) =>
    block.name === 'questionnaire' ? { ...block, props: { questionnaire: key(6) } } : block
  )
  return {
    'categories/festes.json': category('festes', 1),
    'categories/festes--falak.json': category('festes/falak', 2),
    'faq/mennyi-szarad-00000000.json': {
      kind: 'faq',
      key: key(9),
      position: 500,
      text: {
        ...both('question', 'Mennyi szárad?'),
        answer_hu: ['<p>Egy.</p>', '<p>Kettő.</p>'],
        answer_en: ['<p>One.</p>'],
      },
    },
    'articles/alapozas.json': {
      kind: 'article',
      key: key(3),
      slug: 'alapozas',
      category: 'festes/falak',
      position: 10,
      text: {
        ...both('title', 'Alapozás'),
        ...both('lead', 'Így kezdd'),
        related: [],
        content: [],
      },
    },
    'pages/mintalap.json': {
      kind: 'page',
      key: key(4),
      slug: 'mintalap',
      position: 900,
      text: { ...both('title', 'Mintalap'), hide_title: false, content: blocks },
    },
    'surveys/homlokzatok.json': {
      kind: 'survey',
      key: key(5),
      slug: 'homlokzatok',
      ...both('title', 'Homlokzatok'),
      points: 40,
      target: { professions: [], counties: ['budapest'], member_since: '2026-01-01' },
      content: [
        { id: 't', name: 'text', props: both('html', '<p>Egy.</p><p>Kettő.</p>') },
        { id: 'q', name: 'survey input', props: { ...question, options } },
      ],
    },
    'questionnaires/kviz-00000000.json': {
      kind: 'questionnaire',
      key: key(6),
      ...both('title', 'Kvíz'),
      points: 25,
      page: 'mintalap',
      questions: [
        {
          id: 'q',
          ...question,
          options: options.map((one, at) => ({ ...one, is_right: at === 1 })),
        },
        { id: 'w', ...both('label', 'Mi?'), type: 'text', solutions: ['festék', 'vakolat'] },
      ],
    },
  }
}

/** A folder with some files and their manifest; whatever is given as text or bytes is written as it is. */
export function contentFolder(
  files: Record<string, object | string | Buffer>,
  manifest?: object
): string {
  const root = mkdtempSync(join(tmpdir(), 'mesterpont-content-'))
  const listed = manifest ?? { format: 1, files: Object.keys(files).sort() }
  for (const [path, content] of Object.entries({ ...files, 'manifest.json': listed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    const isBare = typeof content === 'string' || Buffer.isBuffer(content)
    writeFileSync(join(root, path), isBare ? content : JSON.stringify(content))
  }
  return root
}

/** A path at which nothing stands yet, in a folder of its own. */
export const newPlace = () => join(mkdtempSync(join(tmpdir(), 'mesterpont-content-')), 'out')

/** What is in all files of a folder, by their paths; of those that are no texts a sign for each byte. */
export function textsIn(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(
    paths.map((path) => {
      const text = readFileSync(path, path.endsWith('.json') ? 'utf8' : 'latin1')
      return [path.slice(root.length + 1), text]
    })
  )
}

/** Takes folders of tests away. */
export function removeFolders(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
