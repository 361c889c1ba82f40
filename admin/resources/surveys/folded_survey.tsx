import { TextField, useTranslate } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { Folded } from '../../components/folded'
import { SurveyState } from './survey_state'

/** Which survey, what it brings, and whether it takes answers. */
export function FoldedSurvey() {
  const translate = useTranslate()
  return (
    <Folded
      title={<TextField source="title_hu" />}
      details={
        <>
          {translate('resources.surveys.fields.points')}: <FigureField source="points" />
        </>
      }
      state={<SurveyState />}
    />
  )
}
