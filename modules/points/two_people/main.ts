/** What is done at once, or waits until a second administrator agrees. */
export { appointOrAsk, awardOrAsk, releaseOrAsk, sendOrAsk, setOrAsk } from './wishes.js'
export { CostlySendings } from '../contracts/costly_sendings.js'
export { letInAlone } from './let_in_alone.js'
export { sendingsThatWait } from './queries/sendings_that_wait.js'
export { answerDeed } from './answer_deed.js'
