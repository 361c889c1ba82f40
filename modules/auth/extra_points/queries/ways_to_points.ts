import { inject } from '@adonisjs/core'
import { OpenSurveys, type OpenSurvey } from '#auth/contracts/open_surveys'
import { missingParts, type ProfilePart } from '#auth/profile/points'
import { additionalPoints, bookedAmong } from '#points'
import { communityPointsOpenTo } from '../community_words.js'
import { specialDaysOf, type SpecialDay } from '../special_days.js'

/** What brings a member points besides scanning; what brings none, or did before, is left out. */
export interface MorePoints {
  /** The parts that are missing, and the points of filling them in. */
  profileData: { missing: ProfilePart[]; points: number } | null
  /** The days that are not told yet. */
  days: { day: SpecialDay; points: number }[]
  surveys: OpenSurvey[]
  /** Points for the word of the community; 0 where there is none to type in. */
  communityPoints: number
  /** Points of each colleague who scans. */
  referralPoints: number
}

const ONCE = ['profile_data', 'birthday', 'name_day'] as const

/** The ways a member has to more points. */
@inject()
export class WaysToPoints {
  constructor(private openSurveys: OpenSurveys) {}

  async handle(memberId: number, locale: string): Promise<MorePoints> {
    const references = ONCE.map((source) => `${source}:${memberId}`)
    const [rules, booked, told, missing, surveys, communityPoints] = await Promise.all([
      additionalPoints(),
      bookedAmong(references),
      specialDaysOf(memberId),
      missingParts(memberId),
      this.openSurveys.of(memberId, locale),
      communityPointsOpenTo(memberId),
    ])
    const pointsOf = (source: (typeof ONCE)[number] | 'referral') => {
      const points = rules[source] ?? 0
      if (typeof points !== 'number' || booked.includes(`${source}:${memberId}`)) return 0
      return points
    }
    const profilePoints = missing.length ? pointsOf('profile_data') : 0
    const days = (['birthday', 'name_day'] as const)
      .filter((day) => told[day] === null)
      .map((day) => ({ day, points: pointsOf(day) }))
      .filter(({ points }) => points > 0)
    return {
      profileData: profilePoints > 0 ? { missing, points: profilePoints } : null,
      days,
      surveys,
      communityPoints,
      referralPoints: pointsOf('referral'),
    }
  }
}
