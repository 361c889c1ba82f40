import { watch } from '#app/watch'
import { announceSurveys } from './actions/announce_surveys.js'

/** Pause between two looks, in ms. */
const PERIOD_MS = 5000

/** Tells members of surveys as they open: by being published, or because their first day has come. */
export const surveyWatch = watch(PERIOD_MS, announceSurveys, 'Surveys could not be announced')
