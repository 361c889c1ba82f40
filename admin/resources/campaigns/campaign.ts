import type { RaRecord } from 'react-admin'

export type State = 'draft' | 'scheduled' | 'freezing' | 'sending' | 'paused' | 'done' | 'cancelled'

/** A campaign as the server sends it; instants in ms UTC. */
export interface Campaign extends RaRecord<number> {
  name: string
  state: State
  pause_reason: 'staff' | 'bounces' | 'bounced' | 'complained' | null
  only_language: 'hu' | 'en' | null
  title_hu: string
  title_en: string
  text_hu: string
  text_en: string
  action: string | null
  channels: ('push' | 'mail')[]
  revision: number
  scheduled_for: number | null
  audience: object
}
