/** How the shop is doing: the parts that are looked at, what each is for and what to do where it is not well. */
export const healthEnglish = {
  again: 'Look again',
  looked: 'Looked at: %{at}',
  all_well: 'Everything is in order.',
  attention: 'To look at',
  well: 'In order',
  todo: 'What to do',
  found: 'Found',
  states: { ok: 'In order', warning: 'Look at it', failed: 'Broken' },
  sum: { failed: 'Broken: %{count}', warning: 'To look at: %{count}', ok: 'In order: %{count}' },
  figures: {
    version: 'Version',
    seconds: 'Difference, seconds',
    waiting: 'Waiting messages',
    oldest_minutes: 'The oldest one waits, minutes',
    dead: 'Messages that could not be sent',
    hours: 'Age of the last copy, hours',
    messages: 'SMS today',
    spent: 'Spent today, Ft',
    budget: 'Money for a day, Ft',
    open_days: 'Days that are not closed',
    closed: 'Closed through',
  },
  parts: {
    node: {
      name: 'Node.js',
      means: 'The program that runs the shop.',
      todo: 'Install the version that the shop needs, then start the server anew.',
    },
    version: {
      name: 'Version of the shop',
      means: 'Which release runs here.',
      todo: 'Look whether the installation is whole; install the release once more.',
    },
    clock: {
      name: 'Clock',
      means: 'Codes, sessions and draws go by the clock: server and database have to agree.',
      todo: 'Have both machines follow the same time service.',
    },
    address: {
      name: 'Address',
      means: 'The address that links in mails and stickers carry.',
      todo: 'Serve the shop over https and set APP_URL to that address.',
    },
    storage: {
      name: 'Storage',
      means: 'The folder of pictures, lists and logs.',
      todo: 'Make room on the disk, and give the server the right to write there.',
    },
    database: {
      name: 'Database',
      means: 'Members, points and orders lie here. Without it the shop stands still.',
      todo: 'Start the database, and look whether its address and keys are right.',
    },
    migrations: {
      name: 'Structure of the database',
      means: 'Whether the database is as this release needs it.',
      todo: 'Make a copy, then run "npm run cli -- migrate".',
    },
    sessions: {
      name: 'Sessions',
      means: 'Who is logged in is remembered here.',
      todo: 'Look whether the database of the sessions can be read.',
    },
    redis: {
      name: 'Redis',
      means: 'Joins several processes. Where it is away each goes on alone.',
      todo: 'Start Redis, or take REDIS_URL away where one process serves the shop.',
    },
    sticker_keys: {
      name: 'Keys of the stickers',
      means: 'Every printed sticker is opened with them. A lost key kills its stickers for good.',
      todo: 'Keep CODE_KEYS in a safe place outside the server, then set CODE_KEYS_BACKED_UP.',
    },
    sms: {
      name: 'SMS provider',
      means: 'Sends codes and messages to phones.',
      todo: 'Set SMS_DRIVER and what it needs, or ask the provider what is wrong.',
    },
    sms_money: {
      name: 'Money for SMS',
      means: 'What SMS cost today of what a day may cost.',
      todo: 'Look what sends so many. Where it is meant, raise SMS_DAILY_BUDGET.',
    },
    mail: {
      name: 'Mail server',
      means: 'Sends confirmations, invitations and campaigns.',
      todo: 'Set MAIL_DRIVER and what it needs, or ask who runs the mail server.',
    },
    bounces: {
      name: 'Mails that come back',
      means: 'Addresses that do not exist are left alone once the shop hears of them.',
      todo: 'Set BOUNCE_DOMAIN, and a mailbox or the secret of the provider’s calls.',
    },
    push: {
      name: 'Messages to devices',
      means: 'Browsers of members that asked for messages.',
      todo: 'Make keys with "npm run cli -- push keys", and keep old ones in PUSH_OLD_KEYS.',
    },
    company_look_up: {
      name: 'Company look-up',
      means: 'Fills in the company of a member by its tax number.',
      todo: 'Set COMPANY_DRIVER and the technical user of NAV. Until then members type it in.',
    },
    consultants: {
      name: 'Consultants',
      means: 'The service that knows which consultant a postcode has.',
      todo: 'Set CONSULTANT_DRIVER, or ask who runs the service. Until then the list here is used.',
    },
    outbox: {
      name: 'Outgoing messages',
      means: 'Mails, SMS and messages that wait to be sent.',
      todo: 'Look whether a worker runs. After a restore let them go with "npm run cli -- outbox release".',
    },
    failed_messages: {
      name: 'Failed messages',
      means: 'Messages that were laid aside after too many tries.',
      todo: 'Open the list of failed messages: send them again, or close them.',
    },
    search: {
      name: 'Search',
      means: 'Finds pages, articles and gifts for members.',
      todo: 'Run "npm run cli -- search rebuild".',
    },
    texts: {
      name: 'Addresses of texts',
      means: 'Whether all that is published can be reached.',
      todo: 'Give the texts that are named here another address.',
    },
    backup: {
      name: 'Last copy',
      means: 'A copy is made once a night. What came after it would be lost with the disk.',
      todo: 'Run "npm run cli -- backup create --into <folder>", and look why the nightly one failed.',
    },
    closes: {
      name: 'Nightly close',
      means: 'Each night the points of the day are counted and sealed.',
      todo: 'Run "npm run cli -- points close", and look why the nightly one failed.',
    },
    demo: {
      name: 'Demo',
      means: 'Demo logins and pages of developers, which no real shop may have.',
      todo: 'Take DEMO out of the settings of the server where real members come.',
    },
  },
}
