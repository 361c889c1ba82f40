/** How many members get an SMS in each language, and how many parts it has there. */
export interface SmsOfLanguages {
  people: Record<'hu' | 'en', number>
  parts: Record<'hu' | 'en', number>
}

/** What a part costs in forints, and how many of them a day has room for. */
export interface SmsMoney {
  partPrice: number
  partsOfDay: number
}

/** What all of it costs in forints, and over how many days it goes. */
export interface SmsPrice {
  parts: number
  price: number
  days: number
}

/** What SMS to many cost: their parts times the people who get them. */
export function smsPriceOf(
  { people, parts }: SmsOfLanguages,
  { partPrice, partsOfDay }: SmsMoney
): SmsPrice {
  const all = people.hu * parts.hu + people.en * parts.en
  return { parts: all, price: all * partPrice, days: Math.ceil(all / Math.max(partsOfDay, 1)) }
}
