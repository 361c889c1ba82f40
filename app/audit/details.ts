import type { Words } from './kinds.js'

/** The words a detail is made of, beside numbers and names. */
const DETAIL_WORDS: Record<string, Words> = {
  password: { en: 'password', hu: 'jelszó' },
  code: { en: 'code', hu: 'kód' },
  recovery_code: { en: 'recovery code', hu: 'helyreállító kód' },
  admin: { en: 'Administrator', hu: 'Adminisztrátor' },
  marketing: { en: 'Marketing', hu: 'Marketing' },
  support: { en: 'Support', hu: 'Ügyfélszolgálat' },
  auditor: { en: 'Auditor', hu: 'Ellenőr' },
  phone: { en: 'by phone', hu: 'telefonon' },
  letter: { en: 'by letter', hu: 'levélben' },
  email: { en: 'by e-mail', hu: 'e-mailben' },
  in_person: { en: 'in person', hu: 'személyesen' },
  received: { en: 'Received', hu: 'Beérkezett' },
  processing: { en: 'Being processed', hu: 'Feldolgozás alatt' },
  shipped: { en: 'Shipped', hu: 'Feladva' },
  delivered: { en: 'Delivered', hu: 'Kézbesítve' },
  cancelled: { en: 'Cancelled', hu: 'Törölve' },
  honest: { en: 'Honest', hu: 'Becsületes' },
  confirmed: { en: 'Harvest', hu: 'Visszaélés' },
  receipt: { en: 'Receipt', hu: 'Bevételezés' },
  loss: { en: 'Loss', hu: 'Veszteség' },
  correction: { en: 'Correction', hu: 'Javítás' },
  unlimited: { en: 'without a limit', hu: 'korlátlan' },
  import: { en: 'from a file', hu: 'fájlból' },
  delivery_notes: { en: 'Delivery notes', hu: 'Szállítólevelek' },
  courier_list: { en: 'Courier list', hu: 'Futárlista' },
  rule_added: { en: 'New point rule', hu: 'Új pontszabály' },
  rule_changed: { en: 'Changed point rule', hu: 'Módosított pontszabály' },
  booster: { en: 'Booster', hu: 'Pontakció' },
  batch: { en: 'Sticker roll', hu: 'Matricatekercs' },
  setting: { en: 'Setting', hu: 'Beállítás' },
  qrcode: { en: 'Scanned product', hu: 'Pontot érő termék' },
  registration: { en: 'Registration', hu: 'Regisztráció' },
  profile_data: { en: 'Profile data', hu: 'Adatok megadása' },
  facebook_group: { en: 'Community', hu: 'Közösség' },
  birthday: { en: 'Birthday', hu: 'Születésnap' },
  name_day: { en: 'Name day', hu: 'Névnap' },
  referral: { en: 'Invited colleague', hu: 'Meghívott kolléga' },
  consent_marketing_phone: { en: 'Offers by phone', hu: 'Ajánlatok telefonon' },
  consent_marketing_email: { en: 'Offers by e-mail', hu: 'Ajánlatok e-mailben' },
  consent_research_phone: { en: 'Research by phone', hu: 'Kutatás telefonon' },
  consent_research_email: { en: 'Research by e-mail', hu: 'Kutatás e-mailben' },
  survey: { en: 'Survey', hu: 'Felmérés' },
  questionnaire: { en: 'Questionnaire', hu: 'Kvíz' },
}

/** A detail as people read it: known words are said, the rest stays as it was written down. */
export function detailWords(detail: string): Words {
  const said = (language: keyof Words) =>
    detail.replaceAll(/[a-z_]+/g, (word, at: number) =>
      standsAlone(detail, word, at) ? (DETAIL_WORDS[word]?.[language] ?? word) : word
    )
  return { en: said('en'), hu: said('hu') }
}

/** Not a piece of a longer word with other letters in it. */
function standsAlone(detail: string, word: string, at: number) {
  const [before, after] = [detail[at - 1] ?? ' ', detail[at + word.length] ?? ' ']
  return !/[\p{L}\d.@/-]/u.test(before) && !/[\p{L}\d.@/-]/u.test(after)
}
