// The knowledge base of the benchmarks: the same texts for the shop and for its floor.

/** The slug of the category that all of them are in. */
export const ARTICLE_CATEGORY = 'festes'
/** Articles: more than three pages of the list. */
export const ARTICLES = 40
/** The name of the one picture. */
export const ARTICLE_PICTURE = 'article-picture'

const SENTENCE =
  'A falat a festés előtt portalanítani és alapozni kell, mert a friss vakolat sokat szív, és az első réteg foltos marad.'

/** The address of an article. */
export const articleSlug = (at) => `alapozas-${at}`

/** Title and lead in both languages. */
export const articleTexts = (at) => ({
  title_hu: `Alapozás lépésről lépésre ${at}`,
  title_en: `Priming step by step ${at}`,
  lead_hu: SENTENCE,
  lead_en: 'A wall wants to be free of dust and primed before it is painted.',
})

/** Headings, paragraphs and a picture, as an article of ordinary length has them. @param media key of the picture */
export function articleBlocks(media) {
  const block = (id, name, props) => ({ id, name, v: 1, only: null, props })
  const picture = {
    media,
    alt_text_hu: 'Fal',
    alt_text_en: 'Wall',
    decorative: false,
    ratio: 1.7778,
  }
  return Array.from({ length: 4 }, (_, at) => [
    block(`t${at}`, 'title', { text_hu: `Lépés ${at}`, text_en: `Step ${at}`, level: 2 }),
    block(`p${at}`, 'text', {
      html_hu: `<p>${SENTENCE}</p>`.repeat(3),
      html_en: '<p>A wall wants to be primed.</p>'.repeat(3),
    }),
    ...(at === 1 ? [block('image', 'image', { ...picture, caption_hu: '', caption_en: '' })] : []),
  ]).flat()
}
