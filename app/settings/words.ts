import type { Words } from '#app/audit/kinds'
import type { Settings } from './defaults.js'

/** What a setting is called, what it is for, and what its number counts. */
export interface SettingWords {
  name: Words
  about: Words
  unit?: Words
}

const points: Words = { en: 'points', hu: 'pont' }
const days: Words = { en: 'days', hu: 'nap' }
const stickers: Words = { en: 'stickers', hu: 'matrica' }
const codes: Words = { en: 'codes', hu: 'kód' }

/** Every setting as pages and the command line tell it. */
export const SETTING_WORDS: Record<keyof Settings, SettingWords> = {
  product_name: {
    name: { en: 'Name of the shop', hu: 'A bolt neve' },
    about: {
      en: 'Stands in pages, messages and the authenticator app.',
      hu: 'Az oldalakon, az üzenetekben és a hitelesítő alkalmazásban áll.',
    },
  },
  contact_email: {
    name: { en: 'Contact address', hu: 'Kapcsolati cím' },
    about: {
      en: 'Where members write to.',
      hu: 'Ide írnak a tagok.',
    },
  },
  community_link: {
    name: { en: 'Link of the community', hu: 'A közösség linkje' },
    about: {
      en: 'The private group of tradespeople; empty where there is none.',
      hu: 'A szakemberek zárt csoportja; üres, ha nincs.',
    },
  },
  terms_link: {
    name: { en: 'Link of the conditions', hu: 'A feltételek linkje' },
    about: {
      en: 'The general conditions of participation: a page of the shop or an address.',
      hu: 'Az általános részvételi feltételek: a bolt egy oldala vagy egy cím.',
    },
  },
  allowed_phone_countries: {
    name: { en: 'Countries of phone numbers', hu: 'A telefonszámok országai' },
    about: {
      en: 'Whose numbers may register, as two-letter codes; none means every country.',
      hu: 'Amely országok számával regisztrálni lehet, kétbetűs kóddal; üresen minden ország.',
    },
  },
  error_modals: {
    name: { en: 'Faults over the page', hu: 'Hibák az oldal fölött' },
    about: {
      en: 'Shows answers that are no pages over the whole screen, for finding faults.',
      hu: 'A nem oldalként érkező válaszokat teljes képernyőn mutatja, hibakereséshez.',
    },
  },
  maintenance: {
    name: { en: 'Maintenance', hu: 'Karbantartás' },
    about: {
      en: 'Members see the maintenance page; the back-office stays open.',
      hu: 'A tagok a karbantartási oldalt látják; a háttériroda nyitva marad.',
    },
  },
  outbox_paused: {
    name: { en: 'Messages kept back', hu: 'Üzenetek visszatartva' },
    about: {
      en: 'No e-mail, SMS or other message goes out; a restored copy begins so.',
      hu: 'Nem megy ki e-mail, SMS és más üzenet; a visszaállított mentés így indul.',
    },
  },
  sms_login: {
    name: { en: 'Login by SMS', hu: 'Belépés SMS-sel' },
    about: {
      en: 'Members may log in by a code sent as SMS instead of the password.',
      hu: 'A tagok jelszó helyett SMS-ben kapott kóddal is beléphetnek.',
    },
  },
  deleted_member_address_days: {
    name: { en: 'Address of deleted members', hu: 'Törölt tagok címe' },
    about: {
      en: 'How long a delivery address stays on the orders of a deleted member; 0 is not at all.',
      hu: 'Meddig marad a szállítási cím a törölt tag rendelésein; 0: egyáltalán nem.',
    },
    unit: days,
  },
  birthday_game_from: {
    name: { en: 'First day of the birthday game', hu: 'A születésnapi játék első napja' },
    about: {
      en: 'Empty where none is planned.',
      hu: 'Üres, ha nincs tervben.',
    },
  },
  birthday_game_until: {
    name: { en: 'Last day of the birthday game', hu: 'A születésnapi játék utolsó napja' },
    about: {
      en: 'Empty where none is planned.',
      hu: 'Üres, ha nincs tervben.',
    },
  },
  birthday_greeting_points: {
    name: { en: 'Yearly birthday bonus', hu: 'Éves születésnapi pont' },
    about: {
      en: 'Booked every year on the birthday; 0 greets nobody.',
      hu: 'Minden évben a születésnapon jár; 0: senkit sem köszönt.',
    },
    unit: points,
  },
  name_day_greeting_points: {
    name: { en: 'Yearly name day bonus', hu: 'Éves névnapi pont' },
    about: {
      en: 'Booked every year on the name day; 0 greets nobody.',
      hu: 'Minden évben a névnapon jár; 0: senkit sem köszönt.',
    },
    unit: points,
  },
  harvest_days: {
    name: { en: 'Harvests: days looked at', hu: 'Visszaélés: vizsgált napok' },
    about: {
      en: 'How far back scans are searched for harvested stickers.',
      hu: 'Ennyi nap beolvasásai között keresünk visszaélést.',
    },
    unit: days,
  },
  harvest_run_days: {
    name: { en: 'Harvests: length of a run', hu: 'Visszaélés: egy sorozat hossza' },
    about: {
      en: 'A run of neighbouring stickers counts as one within so many days.',
      hu: 'A szomszédos matricák ennyi napon belül számítanak egy sorozatnak.',
    },
    unit: days,
  },
  harvest_run_tolerated: {
    name: { en: 'Harvests: ordinary run', hu: 'Visszaélés: szokásos sorozat' },
    about: {
      en: 'Neighbouring stickers of one member that are still ordinary.',
      hu: 'Egy tag ennyi szomszédos matricája még szokásos.',
    },
    unit: stickers,
  },
  harvest_run_certain: {
    name: { en: 'Harvests: certain run', hu: 'Visszaélés: biztos sorozat' },
    about: {
      en: 'Neighbouring stickers of one member that are certainly a harvest.',
      hu: 'Egy tag ennyi szomszédos matricája már biztosan visszaélés.',
    },
    unit: stickers,
  },
  harvest_new_account_days: {
    name: { en: 'Harvests: new account', hu: 'Visszaélés: új fiók' },
    about: {
      en: 'For how long an account is new.',
      hu: 'Ennyi napig új egy fiók.',
    },
    unit: days,
  },
  harvest_new_accounts: {
    name: { en: 'Harvests: accounts sharing a roll', hu: 'Visszaélés: közös tekercs' },
    about: {
      en: 'How many new accounts sharing a roll are looked at.',
      hu: 'Ennyi, tekercsen osztozó új fióktól nézzük meg őket.',
    },
    unit: { en: 'accounts', hu: 'fiók' },
  },
  harvest_spread_tolerated: {
    name: { en: 'Harvests: ordinary share', hu: 'Visszaélés: szokásos osztozás' },
    about: {
      en: 'Neighbouring stickers that new accounts share and that are still ordinary.',
      hu: 'Új fiókok ennyi közös szomszédos matricája még szokásos.',
    },
    unit: stickers,
  },
  harvest_spread_certain: {
    name: { en: 'Harvests: certain share', hu: 'Visszaélés: biztos osztozás' },
    about: {
      en: 'Neighbouring stickers that new accounts share and that are certainly a harvest.',
      hu: 'Új fiókok ennyi közös szomszédos matricája már biztosan visszaélés.',
    },
    unit: stickers,
  },
  harvest_refused_tolerated: {
    name: { en: 'Harvests: ordinary refusals', hu: 'Visszaélés: szokásos elutasítás' },
    about: {
      en: 'Refused codes of one member that are still ordinary.',
      hu: 'Egy tag ennyi elutasított kódja még szokásos.',
    },
    unit: codes,
  },
  harvest_refused_certain: {
    name: { en: 'Harvests: certain refusals', hu: 'Visszaélés: biztos elutasítás' },
    about: {
      en: 'Refused codes of one member that are certainly a harvest.',
      hu: 'Egy tag ennyi elutasított kódja már biztosan visszaélés.',
    },
    unit: codes,
  },
  harvest_review_score: {
    name: { en: 'Harvests: score to look at', hu: 'Visszaélés: vizsgálat pontszáma' },
    about: {
      en: 'From this score on somebody looks; one certain reason is 100.',
      hu: 'Ettől a pontszámtól nézi meg valaki; egy biztos ok 100.',
    },
  },
  reset_part_members: {
    name: { en: 'Year-end expiry: members at once', hu: 'Év végi lejárat: tagok egyszerre' },
    about: {
      en: 'Members whose points one transaction moves; 0 is what suits the database.',
      hu: 'Ennyi tag pontját mozgatja egy tranzakció; 0: ahogy az adatbázisnak megfelel.',
    },
    unit: { en: 'members', hu: 'tag' },
  },
  four_eyes_points: {
    name: { en: 'Points one person books', hu: 'Egyedül könyvelhető pont' },
    about: {
      en: 'What one staff member may book by hand for one member in a day; more needs a second one.',
      hu: 'Ennyit könyvelhet kézzel egy munkatárs egy tagnak egy nap; többhöz másik is kell.',
    },
    unit: points,
  },
  support_points: {
    name: { en: 'Points support books', hu: 'Az ügyfélszolgálat pontja' },
    about: {
      en: 'What one staff member of support may book by hand in a day, all members together.',
      hu: 'Ennyit könyvelhet kézzel egy ügyfélszolgálatos egy nap, az összes tagnak együtt.',
    },
    unit: points,
  },
  lone_points: {
    name: { en: 'Points one administrator makes', hu: 'Egyedül létrehozható pont' },
    about: {
      en: 'What one administrator may make possible in a day by rolls, boosters, rules and settings.',
      hu: 'Ennyi pontot tehet lehetővé egy adminisztrátor egy nap tekerccsel, akcióval, szabállyal és beállítással.',
    },
    unit: points,
  },
  guess_alarm_tries: {
    name: { en: 'Alarm of guessed codes', hu: 'Riasztás kódok próbálgatásakor' },
    about: {
      en: 'Codes of nobody that all members may try in a day before administrators are told.',
      hu: 'Ennyi nem létező kód próbálható naponta összesen, mielőtt az adminisztrátorok értesülnek.',
    },
    unit: codes,
  },
  hundred_points_cost: {
    name: { en: 'Cost of a hundred points', hu: 'Száz pont költsége' },
    about: {
      en: 'What a hundred points cost the company; rehearsals count with it.',
      hu: 'Ennyibe kerül a cégnek száz pont; a próbák ezzel számolnak.',
    },
    unit: { en: 'forints', hu: 'forint' },
  },
  company_name: {
    name: { en: 'Name of the company', hu: 'A cég neve' },
    about: {
      en: 'Sender on delivery notes.',
      hu: 'Feladó a szállítóleveleken.',
    },
  },
  company_address: {
    name: { en: 'Address of the company', hu: 'A cég címe' },
    about: {
      en: 'Sender on delivery notes.',
      hu: 'Feladó a szállítóleveleken.',
    },
  },
}
