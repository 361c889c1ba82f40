import type { RaRecord } from 'react-admin'

export type State = 'draft' | 'scheduled' | 'freezing' | 'sending' | 'paused' | 'done' | 'cancelled'

export type Channel = 'push' | 'mail' | 'sms'

/** What became of the messages of one channel. */
export type ChannelFigures = Record<'waiting' | 'sent' | 'failed' | 'left_out' | 'held', number> & {
  channel: Channel
}

/** A campaign as the server sends it; instants in ms UTC. */
export interface Campaign extends RaRecord<number> {
  name: string
  state: State
  /** What a second administrator has to agree to before it is sent; null where nobody has. */
  waiting_id: number | null
  pause_reason: 'staff' | 'bounces' | 'bounced' | 'complained' | null
  only_language: 'hu' | 'en' | null
  title_hu: string
  title_en: string
  text_hu: string
  text_en: string
  action: string | null
  /** By SMS; empty where it does not go there. */
  sms_hu: string
  sms_en: string
  channels: Channel[]
  revision: number
  scheduled_for: number | null
  audience: object
  /** Nothing where it is long over. */
  by_channel?: ChannelFigures[]
}
