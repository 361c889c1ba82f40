import {
  BUCKETS_FOR_EXAMPLE_GIFT,
  EXAMPLE_PRODUCT_SLUG,
  participatingProducts,
} from '../participating_products.js'
import { giftsOf, sameInBoth } from './gift_lists.js'

/** Points of the buckets that pay for the cap or the squeegee set of the specification's example. */
export const EXAMPLE_GIFT_PRICE = BUCKETS_FOR_EXAMPLE_GIFT * pointsOf(EXAMPLE_PRODUCT_SLUG)

/** Painting and filling. */
export const paintingTools = giftsOf('festes-es-gletteles', 400, [
  {
    slug: 'szilikonos-fugazokeszlet',
    title_hu: 'Szilikonlehúzó készlet',
    title_en: 'Silicone squeegee set',
    short_description_hu: '50 vödör flexibilis fugázó pontjaiért.',
    short_description_en: 'For the points of 50 buckets of flexible joint filler.',
    text_hu: [
      'Széles gumilehúzó, öt élű fugasimító, permetezőflakon és szivacs: ennyi kell a tiszta fugához.',
      'A gumiélek cserélhetők, pótélt is adunk.',
    ],
    text_en: [
      'Wide rubber squeegee, smoother with five edges, spray bottle and sponge: all a clean joint needs.',
      'The rubber edges can be changed; spare ones are included.',
    ],
    price: EXAMPLE_GIFT_PRICE,
    stock: 45,
    drawing: 'squeegee_set',
  },
  {
    slug: 'festohenger-keszlet',
    title_hu: 'Festőhengerkészlet',
    title_en: 'Paint roller set',
    short_description_hu: 'Nyél és három henger.',
    short_description_en: 'Handle and three sleeves.',
    text_hu: ['Mikroszálas hengerek, amelyek keveset fröccsennek és mosás után újra jók.'],
    text_en: ['Microfibre sleeves that hardly spatter and can be washed and used again.'],
    price: 1_300,
    stock: 52,
    drawing: 'paint_roller',
    variations: [sameInBoth('Szélesség', 'Width', ['18 cm', '25 cm'])],
  },
  {
    slug: 'rozsdamentes-simito',
    title_hu: 'Rozsdamentes simító',
    title_en: 'Stainless smoothing trowel',
    short_description_hu: 'Lekerekített sarkok, parafa nyél.',
    short_description_en: 'Rounded corners, cork grip.',
    text_hu: ['0,5 mm-es rugalmas lap glettelőkhöz. Nem hagy csíkot, nem karcolja a felületet.'],
    text_en: ['Flexible 0.5 mm blade for fillers. Leaves no lines and no scratches.'],
    price: 1_700,
    stock: 33,
    drawing: 'smoothing_trowel',
    variations: [sameInBoth('Hossz', 'Length', ['280 mm', '380 mm', '480 mm'])],
  },
  {
    slug: 'teleszkopos-festonyel',
    title_hu: 'Teleszkópos festőnyél',
    title_en: 'Telescopic pole',
    short_description_hu: '1,6–3 m, gyorszárral.',
    short_description_en: '1.6–3 m, quick lock.',
    text_hu: ['Mennyezethez létra nélkül. Üvegszálas felső tag, menetes és kúpos csatlakozás.'],
    text_en: ['Reaches ceilings without a ladder. Fibreglass top, threaded and tapered end.'],
    price: 2_300,
    stock: 19,
    drawing: 'telescopic_pole',
  },
  {
    slug: 'ecsetkeszlet',
    title_hu: 'Ecsetkészlet, 3 darab',
    title_en: 'Brush set, 3 pieces',
    short_description_hu: 'Lapos ecsetek zománchoz, lazúrhoz.',
    short_description_en: 'Flat brushes for enamel and glaze.',
    text_hu: ['Kevert sörte, rozsdamentes gyűrű, lakkozott bükkfa nyél.'],
    text_en: ['Mixed bristle, stainless ferrule, varnished beech handle.'],
    price: 1_100,
    stock: 64,
    drawing: 'brush_set',
  },
])

function pointsOf(slug: string): number {
  const product = participatingProducts.find((candidate) => candidate.slug === slug)
  if (!product) throw new Error(`No participating product has the slug ${slug}`)
  return product.points
}
