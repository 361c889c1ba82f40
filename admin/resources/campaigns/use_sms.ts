import type { Campaign } from './campaign'
import { useAnswer } from './use_answer'

/** An SMS as a member gets it, and what is paid for it. */
export interface WrittenSms {
  text: string
  characters: number
  parts: number
}

/** How the SMS of a campaign look, and what they may cost. */
export interface SmsPreview {
  /** False where the shop sends no SMS. */
  is_ready: boolean
  hu: WrittenSms
  en: WrittenSms
  /** Parts one may have. */
  parts_max: number
  /** Of a part, in forints. */
  part_price: number
  /** Parts that campaigns of a day may use. */
  parts_of_day: number
  /** Above so many forints a second administrator has to agree. */
  price_max: number
}

type Texted = Partial<Pick<Campaign, 'id' | 'only_language' | 'sms_hu' | 'sms_en' | 'action'>>

/** What the server says of the SMS of a campaign as it stands; of what stood there before while that is asked. */
export function useSms({ id, only_language, sms_hu, sms_en, action }: Texted) {
  const body = { id, only_language, sms_hu, sms_en, action }
  return useAnswer<SmsPreview>('/campaign_sms', body).told
}
