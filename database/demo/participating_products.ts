import type { ParticipatingProductRecord } from './records.js'

/** Buckets of the named product that pay for the cap or the squeegee set. @source requirements K-15 */
export const BUCKETS_FOR_EXAMPLE_GIFT = 50

/** Slug of the product the specification's example names. */
export const EXAMPLE_PRODUCT_SLUG = 'flexibilis-fugazo-5-kg'

/** The twelve sticker-marked products of the maker; points are per bucket, bag or tin. */
export const participatingProducts: ParticipatingProductRecord[] = [
  {
    slug: 'homlokzatfestek-16-l',
    title_hu: 'Homlokzatfesték, 16 l',
    title_en: 'Facade paint, 16 l',
    points: 120,
    drawing: 'facade_paint_bucket',
  },
  {
    slug: 'belteri-falfestek-15-l',
    title_hu: 'Beltéri falfesték, 15 l',
    title_en: 'Interior paint, 15 l',
    points: 90,
    drawing: 'interior_paint_bucket',
  },
  {
    slug: 'szilikonvakolat-25-kg',
    title_hu: 'Szilikonvakolat, 25 kg',
    title_en: 'Silicone plaster, 25 kg',
    points: 110,
    drawing: 'silicone_plaster_bucket',
  },
  {
    slug: 'melyalapozo-5-l',
    title_hu: 'Mélyalapozó, 5 l',
    title_en: 'Deep primer, 5 l',
    points: 45,
    drawing: 'primer_canister',
  },
  {
    slug: 'tapadohid-15-kg',
    title_hu: 'Tapadóhíd, 15 kg',
    title_en: 'Bonding coat, 15 kg',
    points: 85,
    drawing: 'bonding_coat_bucket',
  },
  {
    slug: 'homlokzati-ragaszto-25-kg',
    title_hu: 'Homlokzati ragasztó, 25 kg',
    title_en: 'Facade adhesive, 25 kg',
    points: 60,
    drawing: 'facade_adhesive_bag',
  },
  {
    slug: 'flexibilis-csemperagaszto-25-kg',
    title_hu: 'Flexibilis csemperagasztó, 25 kg',
    title_en: 'Flexible tile adhesive, 25 kg',
    points: 70,
    drawing: 'tile_adhesive_bag',
  },
  {
    slug: 'flexibilis-fugazo-5-kg',
    title_hu: 'Flexibilis fugázó, 5 kg',
    title_en: 'Flexible joint filler, 5 kg',
    points: 40,
    drawing: 'joint_filler_bucket',
  },
  {
    slug: 'onterulo-aljzatkiegyenlito-25-kg',
    title_hu: 'Önterülő aljzatkiegyenlítő, 25 kg',
    title_en: 'Self-levelling compound, 25 kg',
    points: 80,
    drawing: 'levelling_compound_bag',
  },
  {
    slug: 'kenheto-vizszigeteles-15-kg',
    title_hu: 'Kenhető vízszigetelés, 15 kg',
    title_en: 'Brush-on waterproofing, 15 kg',
    points: 150,
    drawing: 'waterproofing_bucket',
  },
  {
    slug: 'feluleti-glett-20-kg',
    title_hu: 'Felületi glett, 20 kg',
    title_en: 'Finishing filler, 20 kg',
    points: 55,
    drawing: 'finishing_filler_bag',
  },
  {
    slug: 'zomancfestek-2-5-l',
    title_hu: 'Zománcfesték, 2,5 l',
    title_en: 'Enamel paint, 2.5 l',
    points: 50,
    drawing: 'enamel_tin',
  },
]
