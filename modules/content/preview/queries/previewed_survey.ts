import type { Locale } from '#config/i18n'
import { SURVEY_POINTS_MAX } from '#content/constants'
import { bodyText } from '#content/records/queries/shown_page'
import type { RecordBody } from '#content/records/record_kinds'
import { isSurveyBlock, shownBlocks } from '#content/surveys/survey_blocks'

/** The properties of the member's page of a survey that nobody has answered yet. @param body cleaned before */
export function previewedSurvey(
  body: RecordBody,
  { locale, points }: { locale: Locale; points: unknown }
) {
  const blocks: { name: string }[] = body.content ?? []
  const isOffer = Number.isInteger(points) && Number(points) >= 0
  return {
    kind: 'survey' as const,
    survey: {
      slug: '',
      title: bodyText(body, 'title', locale),
      content: shownBlocks(blocks.filter(isSurveyBlock), locale),
      points: isOffer ? Math.min(Number(points), SURVEY_POINTS_MAX) : 0,
    },
  }
}
