import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { UnsavedChanges } from './unsaved_changes'

const FACE = '"Sofia Sans Variable", Arial, sans-serif'
const DISPLAY = '"Sofia Sans Extra Condensed Variable", "Arial Narrow", sans-serif'
const heading = { fontFamily: DISPLAY, fontWeight: 860, textTransform: 'none' } as const

/** Colours of the house, light and dark. @source resources/css/tokens.css */
const LIGHT = {
  page: '#eceee9',
  surface: '#ffffff',
  line: '#c5ccc6',
  edge: '#5b6d71',
  ink: '#0d1c20',
  inkSoft: '#3b4d52',
  primary: '#0b4650',
  primaryHover: '#0f5a66',
  primaryEdge: '#062b32',
  onPrimary: '#ffffff',
  mist: '#d9e8e8',
  bar: '#e0e0e0',
  minium: '#b3380f',
  positive: '#14632f',
  warning: '#704400',
  negative: '#ab1030',
  info: '#1a4b8f',
}
const DARK: typeof LIGHT = {
  page: '#07171b',
  surface: '#0f272d',
  line: '#2a4a51',
  edge: '#86a1a5',
  ink: '#f2f5f0',
  inkSoft: '#b7c9ca',
  primary: '#8fd6da',
  primaryHover: '#aee3e6',
  primaryEdge: '#4c9aa0',
  onPrimary: '#05262c',
  mist: '#163d45',
  bar: '#163d45',
  minium: '#ff8f66',
  positive: '#7fd79a',
  warning: '#f5c66b',
  negative: '#ff9aab',
  info: '#9cc2f5',
}
/** The bar and the menu are the same in both themes. */
const NIGHT = '#08303a'
const NIGHT_SOFT = '#bcd3d5'
export const TAPE = '#ffc61e'
/** What the keyboard comes to is scrolled clear of the bar, which stays in view. */
const UNDER_BAR_PX = 72

/** Who asks the device for less motion gets none: menus, dialogs and panels are there at once. */
const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
const MOMENTS = [
  'shortest',
  'shorter',
  'short',
  'standard',
  'complex',
  'enteringScreen',
  'leavingScreen',
] as const
const WITHOUT_MOTION: RaThemeOptions['transitions'] = {
  create: () => 'none',
  getAutoHeightDuration: () => 0,
  duration: Object.fromEntries(MOMENTS.map((moment) => [moment, 0])),
}
/** What moves by styles alone, such as the ring around what has the focus. */
const STILL = {
  '*, *::before, *::after': {
    animationDuration: '1ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0s !important',
  },
}

const PHONE = '@media (max-width: 599.95px)'
const ON_PAGE = { [PHONE]: { backgroundColor: 'transparent' } }

interface NamedBox {
  'aria-label'?: string
  'inputProps'?: object
}

/** Gives the box the name that is given to the whole, which has no role of its own. */
const NAMED_BOX = {
  root: { 'aria-label': undefined },
  input: ({ 'aria-label': name, inputProps }: NamedBox) => ({
    ...inputProps,
    ...(name && { 'aria-label': name }),
  }),
}

function themeOf(mode: 'light' | 'dark', color: typeof LIGHT): RaThemeOptions {
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: {
        main: color.primary,
        dark: color.primaryEdge,
        light: color.primaryHover,
        contrastText: color.onPrimary,
      },
      secondary: { main: color.minium },
      success: { main: color.positive },
      warning: { main: color.warning },
      error: { main: color.negative },
      info: { main: color.info },
      background: { default: color.page, paper: color.surface },
      text: { primary: color.ink, secondary: color.inkSoft },
      divider: color.line,
      action: { selected: color.mist, hover: color.mist },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FACE,
      fontSize: 15,
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: { ...heading, fontSize: '1.6rem', lineHeight: 1.1 },
      button: { fontWeight: 750, textTransform: 'none', fontSize: '0.95rem' },
    },
    ...(isCalm ? { transitions: WITHOUT_MOTION } : {}),
    sidebar: { width: 264, closedWidth: 56 },
    components: {
      ...defaultTheme.components,
      // Every form asks before what was typed is lost.
      RaSimpleForm: {
        defaultProps: {
          warnWhenUnsavedChanges: true,
          WarnWhenUnsavedChangesComponent: UnsavedChanges,
        },
      },
      MuiCssBaseline: {
        styleOverrides: {
          html: { scrollPaddingTop: UNDER_BAR_PX },
          body: { fontWeight: 450 },
          ...(isCalm ? STILL : {}),
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 42 },
          contained: {
            'boxShadow': `inset 0 -3px 0 ${color.primaryEdge}`,
            '&:hover': { boxShadow: `inset 0 -3px 0 ${color.primaryEdge}` },
          },
        },
      },
      MuiAppBar: {
        defaultProps: { color: 'inherit', elevation: 0 },
        styleOverrides: {
          root: { background: color.surface, color: color.ink, borderBottom: `3px solid ${TAPE}` },
        },
      },
      MuiPaper: { styleOverrides: { elevation1: { boxShadow: '0 1px 0 rgb(13 28 32 / 0.1)' } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
      MuiInputBase: { styleOverrides: { root: { minHeight: 44 } } },
      // A hint keeps clear of the label of the next field; why one cannot be changed must be read all the same.
      MuiFormHelperText: {
        styleOverrides: {
          root: { 'marginBottom': 6, '&.Mui-disabled': { color: color.inkSoft } },
        },
      },
      // A ring that turns has no words; what it stands for is told by the page that comes.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      // What it is called has to be said of the box itself, not of what stands around it.
      MuiCheckbox: { defaultProps: { slotProps: NAMED_BOX } },
      // Neighbours of a narrow table can be told apart by a finger.
      MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
      MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 700 } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: color.edge } } },
      MuiTableCell: {
        styleOverrides: {
          sizeSmall: { paddingInline: 12, [PHONE]: { paddingInline: 8 } },
          head: { fontWeight: 700, color: color.inkSoft, borderBottom: `2px solid ${color.ink}` },
        },
      },
      RaSidebar: {
        styleOverrides: {
          root: {
            '& .RaSidebar-fixed, & .MuiDrawer-paper': { background: NIGHT },
            'background': NIGHT,
            // There it is the layer below the drawer as well, through which the page is seen.
            [PHONE]: { background: 'none' },
          },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            'minHeight': 46,
            'color': NIGHT_SOFT,
            '& .MuiListItemIcon-root': { color: 'inherit' },
            '&:hover': { color: '#fff', background: '#2a5761' },
            '&.RaMenuItemLink-active': {
              color: '#fff',
              background: '#2a5761',
              boxShadow: `inset 5px 0 0 ${TAPE}`,
            },
          },
        },
      },
      RaLayout: {
        styleOverrides: {
          // Long tables scroll inside their own frame, never the page.
          root: { 'minWidth': 0, '& .RaLayout-content': { padding: 20, minWidth: 0 } },
        },
      },
      // At the lower edge of a phone it would lie over the button that saves.
      RaNotification: {
        styleOverrides: { root: { [PHONE]: { top: 60, bottom: 'auto' } } },
      },
      RaList: {
        styleOverrides: {
          root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
        },
      },
      // Below a form; react-admin's own is light in the dark as well.
      RaToolbar: { styleOverrides: { root: { backgroundColor: color.bar } } },
      // On a phone the tools of a list stand on the page, as they do elsewhere.
      RaListToolbar: { styleOverrides: { root: ON_PAGE } },
      RaTopToolbar: {
        styleOverrides: {
          root: {
            ...ON_PAGE,
            '&:empty': { display: 'none' },
            // A sign that can do nothing now has no name either.
            [PHONE]: {
              ...ON_PAGE[PHONE],
              '& .MuiIconButton-root.Mui-disabled': { display: 'none' },
            },
          },
        },
      },
      RaFilterForm: {
        styleOverrides: {
          root: {
            // One line, whatever is chosen or typed in.
            '& .filter-field .MuiFormControl-root': { marginTop: 0, marginBottom: 4 },
            [PHONE]: {
              'gap': 8,
              'paddingBottom': 12,
              '& .filter-field, & .MuiFormControl-root': { width: '100%' },
              '& .RaFilterFormInput-spacer': { display: 'none' },
            },
          },
        },
      },
      // An empty list is told in words that can be read, below a small sign.
      RaEmpty: {
        styleOverrides: {
          root: {
            '& .RaEmpty-message': { color: color.inkSoft, marginTop: 24 },
            '& .RaEmpty-icon': { width: 64, height: 64 },
          },
        },
      },
      // What is done with chosen rows is there for nobody before one is chosen.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } },
        },
      },
      // A table on a page of its own record scrolls, too, instead of being cut off on a phone.
      RaDataTable: {
        styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } },
      },
    } as RaThemeOptions['components'],
  }
}

export const lightTheme = themeOf('light', LIGHT)
export const darkTheme = themeOf('dark', DARK)
