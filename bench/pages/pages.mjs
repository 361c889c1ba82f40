// The pages that are measured. `tap` is the control that is tapped on the slow line, one that a document alone would not answer;
// `works` is what the page then shows, as an expression run in it.

/** The password is shown instead of dots. */
const PASSWORD = {
  tap: '.with-icon:has(input[name=password]) button',
  works: `document.querySelector('input[name=password]')?.type === 'text'`,
}
const MENU = {
  tap: 'header button[aria-haspopup=dialog]',
  // The drawer, or the links that stand in its place until the scripts are there.
  works: `document.querySelector('[role=dialog], [data-first-menu] nav') !== null`,
}
/** A gift is wished for, or is not any more. */
const WISH = { tap: 'main button.save', works: changed('main button.save', 'ariaPressed') }
const QUANTITY = {
  tap: 'main .qty button:last-of-type',
  works: changed('main .qty input', 'value'),
}

export const PAGES = [
  { name: 'home', visitor: 'guest', path: '/', ...MENU },
  { name: 'promo', visitor: 'guest', path: '/szulinap', ...MENU },
  { name: 'faq', visitor: 'guest', path: '/gyik', ...MENU },
  { name: 'login', visitor: 'guest', path: '/belepes', ...PASSWORD },
  {
    name: 'registration',
    visitor: 'guest',
    path: '/regisztracio',
    goals: { scriptKb: { atMost: 165 } },
    ...PASSWORD,
  },
  { name: 'home@member', visitor: 'member', path: '/', ...MENU },
  { name: 'collection@member', visitor: 'member', path: '/pontgyujtes', ...MENU },
  { name: 'gifts@member', visitor: 'member', path: '/ajandekok', ...WISH },
  { name: 'checkout@member', visitor: 'member', path: '/bevaltas', ...QUANTITY },
  { name: 'profile@member', visitor: 'member', path: '/profil', ...MENU },
]

/** Whether a property of an element is another one than when it was first seen. */
function changed(selector, property) {
  return `(() => {
    const element = document.querySelector('${selector}')
    if (!element) return false
    window.benchBefore ??= String(element.${property})
    return String(element.${property}) !== window.benchBefore
  })()`
}
