import { ArticleVoteSchema } from '#database/schema'

/** How many readers of a day an article helped, and how many it did not; nobody is named. */
export default class ArticleVote extends ArticleVoteSchema {}
