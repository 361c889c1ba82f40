import { givenCategory, givenProduct, type TestProduct } from './catalogue.js'
import { DAYS_TOLD, givenMember, type GivenMember, type TestMember } from './members.js'
import { givenCreditedScan } from './scans.js'

/** A category with gifts in every state, and a member with 500 points who may check out. */
export interface GiftShop {
  member: TestMember
  category: { id: number; slug: string }
  /** 14 gifts: two pages. */
  products: TestProduct[]
  cap: TestProduct
  trousers: TestProduct
  drill: TestProduct
  torch: TestProduct
}

let made = 0

/** Makes a shop of its own for one test; its category stands before those made earlier. */
export async function givenGiftShop(given: GivenMember = {}, points = 500): Promise<GiftShop> {
  const member = await givenMember({ ...DAYS_TOLD, ...given })
  await givenCreditedScan(member, points)
  const category = await givenCategory({
    titleEn: 'Tools for the site',
    titleHu: 'Szerszámok az építkezésre',
    descriptionEn: 'Hand and power tools, chosen with working tradespeople.',
    position: -(made += 1),
  })
  const inCategory = { categoryId: category.id }
  const cap = await givenProduct({
    ...inCategory,
    titleEn: 'Work cap',
    titleHu: 'Munkássapka',
    shortDescriptionEn: 'Thick cotton, adjustable strap.',
    descriptionEn: '<p>Reinforced peak. Washable at 40 °C.</p>',
    price: 140,
    isNew: true,
    position: 1,
  })
  const trousers = await givenProduct({
    ...inCategory,
    titleEn: 'Work trousers with knee pads',
    titleHu: 'Térdvédős munkanadrág erősített zsebekkel',
    price: 200,
    variations: { Size: ['S', 'M'], Colour: ['Grey', 'Black'] },
    stockOf: { 'S Grey': 0, 'S Black': 3, 'M Grey': 7, 'M Black': 0 },
    position: 2,
  })
  const drill = await givenProduct({
    ...inCategory,
    titleEn: 'Cordless drill, 18 V',
    titleHu: 'Akkus fúró, 18 V',
    price: 15_000,
    stock: 3,
    position: 3,
  })
  const torch = await givenProduct({
    ...inCategory,
    titleEn: 'Head torch',
    titleHu: 'Fejlámpa',
    price: 280,
    stock: 0,
    position: 4,
  })
  const products = [cap, trousers, drill, torch]
  for (let number = 5; number <= 14; number++) {
    const texts = { titleEn: `Gift no. ${number}`, titleHu: `${number}. ajándék` }
    const price = number * 60
    products.push(await givenProduct({ ...inCategory, ...texts, price, position: number }))
  }
  return { member, category, products, cap, trousers, drill, torch }
}
