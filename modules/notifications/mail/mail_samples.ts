import { recordLanguage } from '#app/in_language'
import type { MailPayload } from '#app/outbox/letters'
import { writtenParagraph } from '#notifications/campaigns/campaign_mail'
import type { Locale } from '#config/i18n'

/** A mail as the preview shows it: its view, the topic its reader may switch off, and values as long as real ones get. */
interface MailSample extends Pick<MailPayload, 'template' | 'topic'> {
  valuesIn: (locale: Locale) => MailPayload['values']
}

const ORDER = '1234567'
const POINTS = 1_234_567
const PIECES = 999
const LINES_MAX = 12
/** As long as a signed link gets. */
const LINK = `https://hosszu-aldomain.pelda-bolt.hu/regisztracio/validacio/${ORDER}?signature=${'x'.repeat(86)}&expires=1800000000`
const NAMES = {
  hu: 'Szentgyörgyvölgyi-Keresztes Maximilián',
  en: 'Maximilian Featherstonehaugh-Smythe',
}
const GIFTS = {
  hu: 'Bélelt téli munkáskabát fényvisszaverő csíkokkal és levehető kapucnival (XXXL, narancssárga)',
  en: 'Lined winter work jacket with reflective stripes and a detachable hood (XXXL, high-visibility orange)',
}
const WORDS = {
  hu: 'Az alapvakolat az előírt száradási idő után is nedvesnek látszik, és néhány helyen hajszálrepedések jelentek meg rajta.',
  en: 'The base coat still looks wet after the drying time on the bag, and hairline cracks have appeared in some places.',
}
const HASH = 'f1148bc5da0dcae793cc90373580f5a330e152cf89a35cc002c9dd680f978190'
const UNTIL = { hu: '2026. szeptember 30.', en: '30 September 2026' }
const CARRIER = 'Magyar Posta Logisztika 1234567890123456'

const action = (values: MailPayload['values'] = {}): MailSample => ({
  template: 'action',
  valuesIn: () => ({ ...values, link: LINK }),
})

const ofOrder = (valuesIn: (locale: Locale) => MailPayload['values']): MailSample => ({
  template: 'action',
  valuesIn: (locale) => ({ order: ORDER, link: LINK, ...valuesIn(locale) }),
})

const drawLog = (): MailSample => ({
  template: 'action',
  valuesIn: (locale) => ({
    game: GIFTS[recordLanguage(locale)],
    number: PIECES,
    quoted: [`999 2026-12-31T12:00:00Z tickets main.tickets.txt ${HASH}`, HASH],
    link: LINK,
  }),
})

const ofReward = (): MailSample => ({
  template: 'action',
  valuesIn: (locale) => ({
    gift: GIFTS[recordLanguage(locale)],
    until: UNTIL[recordLanguage(locale)],
    link: LINK,
  }),
})

const question = (link?: string): MailSample => ({
  template: 'counselling',
  valuesIn: (locale) => ({
    number: 123_456,
    member: NAMES[recordLanguage(locale)],
    topic: WORDS[recordLanguage(locale)].slice(0, 40),
    lines: Array.from({ length: LINES_MAX }, () => ({ line: WORDS[recordLanguage(locale)] })),
    photos: 5,
    support: 'ugyfelszolgalat@hosszu-aldomain.pelda-bolt.hu',
    representative: NAMES[recordLanguage(locale)],
    ...(link && { link }),
  }),
})

/**
 * Every mail the shop sends, by the key of its texts without `mail.`. Whoever writes a new one adds it here: a test holds this
 * against the catalogues and against what is sent.
 */
export const MAIL_SAMPLES: Record<string, MailSample> = {
  campaign: {
    template: 'campaign',
    valuesIn: (locale) => ({
      title: GIFTS[recordLanguage(locale)],
      paragraphs: [
        writtenParagraph(
          [{ text: `${WORDS[recordLanguage(locale)]} ` }, { text: LINK, link: 1 }],
          () => LINK
        ),
        writtenParagraph([{ text: WORDS[recordLanguage(locale)] }], () => LINK),
      ],
      link: LINK,
      unsubscribe: LINK,
    }),
  },
  counselling: question(),
  counselling_answered: { ...action({ number: 123_456 }), topic: 'counselling' },
  counselling_copy: question(LINK),
  dispute: { ...action({ points: POINTS }), topic: 'points' },
  email_changed: { template: 'action', valuesIn: () => ({}) },
  email_confirmation: action(),
  email_proof: action(),
  expiry: {
    template: 'action',
    topic: 'expiry',
    valuesIn: (locale) => ({
      points: POINTS,
      year: '2026',
      reach: 'gift',
      gift: GIFTS[recordLanguage(locale)],
      link: LINK,
    }),
  },
  draw_line: drawLog(),
  draw_observer_changed: drawLog(),
  guess_alarm: action({ day: '2026-12-31', members: PIECES, tries: POINTS }),
  login_guesses_member: action(),
  login_guesses_staff: action(),
  order: {
    template: 'order',
    valuesIn: (locale) => ({
      order: ORDER,
      link: LINK,
      total: POINTS.toLocaleString(locale),
      available_points: POINTS,
      address: [
        NAMES[recordLanguage(locale)],
        '1234 Hódmezővásárhely-Kútvölgy',
        'Bajcsy-Zsilinszky Endre út 123/B',
      ],
      lines: Array.from({ length: LINES_MAX }, () => ({
        title: GIFTS[recordLanguage(locale)],
        quantity: PIECES,
        points: POINTS.toLocaleString(locale),
      })),
    }),
  },
  order_cancelled: ofOrder(() => ({ points: POINTS })),
  order_part_shipped: {
    ...ofOrder(() => ({ parcel: CARRIER, carrier: CARRIER })),
    topic: 'order',
  },
  order_rest_cancelled: ofOrder((locale) => ({
    gifts: Array.from({ length: 3 }, () => `${PIECES} × ${GIFTS[recordLanguage(locale)]}`).join(
      ', '
    ),
    points: POINTS,
  })),
  order_shipped: {
    ...ofOrder(() => ({
      points: 0,
      count: 3,
      parcels: [CARRIER, CARRIER, CARRIER].join(', '),
      carriers: CARRIER,
    })),
    topic: 'order',
  },
  order_substituted: ofOrder((locale) => ({
    ordered: GIFTS[recordLanguage(locale)],
    replacement: GIFTS[recordLanguage(locale)],
    quantity: PIECES,
    points: POINTS,
  })),
  password_reset: action(),
  registration_validation: action(),
  reward_expiring: { ...ofReward(), topic: 'reward' },
  reward_granted: { ...ofReward(), topic: 'reward' },
  security: action({ what: 'login', at: 1_798_761_599_000, device: 'Samsung Internet, Android' }),
  staff_invitation: {
    template: 'action',
    valuesIn: (locale) => ({ name: NAMES[recordLanguage(locale)], link: LINK }),
  },
  wish: {
    template: 'action',
    topic: 'wish',
    valuesIn: (locale) => ({
      gift: GIFTS[recordLanguage(locale)],
      others: 12,
      points: POINTS,
      link: LINK,
    }),
  },
}
