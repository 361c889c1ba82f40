import type { VariationTypeRecord } from '../records.js'
import { giftsOf, sameInBoth } from './gift_lists.js'

const delivery: VariationTypeRecord = {
  title_hu: 'Kézbesítés',
  title_en: 'Delivery',
  values: [
    { title_hu: 'E-mailben', title_en: 'By e-mail' },
    { title_hu: 'Postán', title_en: 'By post' },
  ],
}

/** Vouchers and outings. */
export const vouchers = giftsOf('utalvanyok-elmenyek', 1000, [
  {
    slug: 'vasarlasi-utalvany-20000-ft',
    title_hu: 'Vásárlási utalvány, 20 000 Ft',
    title_en: 'Shopping voucher, HUF 20,000',
    short_description_hu: 'Barkácsáruházakban, két évig.',
    short_description_en: 'For DIY stores, valid two years.',
    text_hu: ['Több részletben is elkölthető. Készpénzre nem váltható.'],
    text_en: ['Can be spent in parts. Not exchangeable for cash.'],
    price: 6_500,
    stock: null,
    drawing: 'voucher_card',
    variations: [delivery],
  },
  {
    slug: 'mozijegy-2-szemelyre',
    title_hu: 'Mozijegy két személyre',
    title_en: 'Cinema tickets for two',
    short_description_hu: 'Bármelyik filmre, popcornnal.',
    short_description_en: 'Any film, popcorn included.',
    text_hu: ['Az ország bármelyik mozijában beváltható, fél évig érvényes.'],
    text_en: ['Good in any cinema of the country for half a year.'],
    price: 2_500,
    stock: 44,
    drawing: 'cinema_tickets',
    variations: [delivery],
  },
  {
    slug: 'furdobelepo-2-szemelyre',
    title_hu: 'Fürdőbelépő két személyre',
    title_en: 'Spa day for two',
    short_description_hu: 'Egész napos, szaunával.',
    short_description_en: 'All day, sauna included.',
    text_hu: ['Huszonkét gyógyfürdőben használható, hétvégén is.'],
    text_en: ['For twenty-two spas, weekends included.'],
    price: 5_600,
    stock: 18,
    is_new: true,
    drawing: 'spa_towels',
  },
  {
    slug: 'uzemanyag-utalvany-10000-ft',
    title_hu: 'Üzemanyag-utalvány, 10 000 Ft',
    title_en: 'Fuel voucher, HUF 10,000',
    short_description_hu: 'Benzinre és gázolajra.',
    short_description_en: 'For petrol and diesel.',
    text_hu: ['Egy évig érvényes, az ország ötszáz kútján.'],
    text_en: ['Valid one year at five hundred stations.'],
    price: 3_500,
    stock: null,
    drawing: 'fuel_pump',
    variations: [sameInBoth('Üzemanyag', 'Fuel', ['95', 'Diesel'])],
  },
  {
    slug: 'etteremutalvany-2-szemelyre',
    title_hu: 'Étteremutalvány két személyre',
    title_en: 'Dinner for two',
    short_description_hu: 'Háromfogásos vacsora.',
    short_description_en: 'Three courses.',
    text_hu: ['Negyven magyar étterem közül választható. Asztalfoglalás telefonon.'],
    text_en: ['Choose from forty Hungarian restaurants. Tables are booked by phone.'],
    price: 4_800,
    stock: 12,
    drawing: 'dinner_plate',
  },
])
