/** What the pages of content and set-up are for: what is there, and what a change does. */
export const setUpHelpEnglish = {
  promotions: {
    what: 'Prize games with their rules, products, prizes and days.',
    change:
      'Members see one once it is published. From then on its name, days and prizes stay; products join or leave, and that is announced.',
  },
  draws: {
    what: 'The draws of prize games, step by step: announced, list published, drawn, winners contacted, names published.',
    change:
      'A step cannot be taken back, and everybody can check it. Some steps need a second administrator.',
  },
  promotion_rewards: {
    what: 'Gifts and points that were awarded to members, and what became of them.',
    change:
      'An award is told to its member at once. One that was not used yet can be revoked, with a reason.',
  },
  content_records: {
    what: 'Pages, articles and the other texts of the site, each with drafts and earlier versions.',
    change:
      'What you save is a draft. Readers see it once it is published, or on the day that you choose.',
  },
  media: {
    what: 'Pictures and files that texts and gifts show, and where each is used.',
    change:
      'A replaced picture changes everywhere it is used. One that readers see is not put away.',
  },
  article_categories: {
    what: 'The groups of the knowledge base, one inside the other.',
    change:
      'Another address of a category leads readers on from the old one. One that has articles is not deleted.',
  },
  menus: {
    what: 'What stands in the menu and at the foot of the site, in its order.',
    change: 'Readers see a published menu at once, on every page.',
  },
  faq: {
    what: 'Frequent questions with their answers, in the order in which members read them.',
    change: 'Members see a change at once. A question can be moved up or down.',
  },
  search_misses: {
    what: 'Words that members looked for and found nothing, and how often. They tell which texts or gifts are missing.',
    change: 'Old words leave the list by themselves. Names and addresses are not kept.',
  },
  community_words: {
    what: 'The secret words of our community. Who enters one gets its points once.',
    change: 'A new word counts from its first to its last day. Points that were given stay.',
  },
  settings: {
    what: 'How the shop behaves: its names, limits, amounts and days.',
    change:
      'A change counts at once, everywhere. Amounts that make points need a second administrator.',
  },
  professions: {
    what: 'The trades that members choose from.',
    change:
      'One that somebody chose is switched off instead of being deleted; who has it keeps it.',
  },
  postcodes: {
    what: 'Postcodes with their settlements, with which addresses fill themselves.',
    change: 'Addresses that were saved stay as they are.',
  },
  staff: {
    what: 'Everybody who works here, with a role. The role decides which lists open and what may be changed.',
    change:
      'A disabled account is logged out at once. New administrators need a second administrator.',
  },
  partner_tokens: {
    what: 'Programs of partners that read or change members, and what each may.',
    change:
      'The secret of a new one is shown once. A revoked one is refused from its next request on.',
  },
  mail_previews: {
    what: 'Every mail that the shop sends, as members get it, in each language.',
    change: 'The examples are made up: no mail leaves from here.',
  },
  audit_lines: {
    what: 'Who did what, when and to whom; looks at personal data are in it as well.',
    change: 'No line can be changed. One that is taken away is found by the check of the ledger.',
  },
  page_vitals: {
    what: 'How fast the pages of members were in the last weeks, as their own devices counted it.',
    change: 'Three of four visits were at least as fast as the figure. No visit is told apart.',
  },
  health: {
    what: 'How the shop and what it needs are doing: database, messages, copies and services of others. It is what "cli doctor" says.',
    change:
      'What asks for attention stands first, with what to do. Services are asked at most every ten seconds.',
  },
  imports: {
    title: 'Import',
    what: 'Reads many rows from a file. First you see what would be new, changed and wrong; nothing is saved until you say so.',
    change: 'Wrong rows are left out and come back as a file to put right.',
  },
  birthday_lists: {
    title: 'List of birthdays',
    what: 'A file with members and their birthdays, made by an operator.',
    change:
      'Each download is in the audit log. Delete the file from your computer once it is used.',
  },
}
