import { registerCause } from '#points'

registerCause(
  {
    begins: 'survey',
    sources: ['survey'],
    gives: 'credit',
    made: {
      title: 'every entry of a survey has its answers',
      sql: `SELECT member_id, 'survey:' || survey_id || ':' || member_id AS reference, points
        FROM survey_answers`,
      leavesWithMember: true,
    },
  },
  {
    begins: 'questionnaire',
    sources: ['questionnaire'],
    gives: 'credit',
    made: {
      title: 'every entry of a questionnaire has a try that passed',
      sql: `SELECT member_id, 'questionnaire:' || questionnaire_id || ':' || member_id AS reference,
        points FROM questionnaire_attempts WHERE passed_at IS NOT NULL`,
      leavesWithMember: true,
    },
  }
)
