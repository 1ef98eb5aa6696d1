/** Material's components in our style: dense, flat, separated by thin lines. */
import type { RaThemeOptions } from 'react-admin'
import type { ColourTokens } from './tokens.ts'

type Components = NonNullable<RaThemeOptions['components']>

export function componentStyles(mode: 'dark' | 'light', tokens: ColourTokens): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        'html': { colorScheme: mode },
        'body': { fontVariantNumeric: 'tabular-nums' },
        '#root': { isolation: 'isolate' },
        ':focus-visible': { outline: `2px solid ${tokens.focus}`, outlineOffset: 1 },
        '@media (prefers-reduced-motion: reduce)': {
          '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${tokens.line}` } } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: { minHeight: 32, paddingInline: 12, whiteSpace: 'nowrap' },
        outlined: { borderColor: tokens.outline },
      },
    },
    MuiDialog: {
      styleOverrides: { paper: { border: `1px solid ${tokens.line}`, backgroundImage: 'none' } },
    },
    MuiMenu: {
      styleOverrides: {
        paper: { border: `1px solid ${tokens.line}`, backgroundColor: tokens.raised },
      },
    },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${tokens.line}` } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 13, minHeight: 34 } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { fontSize: 12, backgroundColor: tokens.text, color: tokens.page },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 40, minWidth: 0, paddingInline: 14 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          backgroundColor: tokens.raised,
          color: tokens.text,
          border: `1px solid ${tokens.outline}`,
        },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 4 } } },
    ...inputStyles(tokens),
    ...tableStyles(tokens),
  }
}

function inputStyles(tokens: ColourTokens): Components {
  const field = {
    variant: 'outlined',
    size: 'small',
    margin: 'dense',
    fullWidth: true,
  } as const
  return {
    MuiTextField: { defaultProps: field },
    MuiFormControl: { defaultProps: field },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: tokens.page, fontSize: 13 },
        notchedOutline: { borderColor: tokens.outline },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { fontSize: 13 } } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
    ...withoutEmptyHelp,
  }
}

/** react-admin keeps an empty line below every input; here the line appears only with text. */
const withoutEmptyHelp: Components = Object.fromEntries(
  ['Text', 'Select', 'Number', 'Boolean', 'Autocomplete', 'Password'].map((kind) => [
    `Ra${kind}Input`,
    { defaultProps: { helperText: false } },
  ])
)

function tableStyles(tokens: ColourTokens): Components {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderBottom: `1px solid ${tokens.line}`,
          fontSize: 13,
          padding: '6px 12px',
          lineHeight: 1.35,
        },
        sizeSmall: { padding: '5px 12px', height: 38 },
        head: {
          'color': tokens.muted,
          'fontSize': 12,
          'fontWeight': 600,
          'whiteSpace': 'nowrap',
          '&&': { backgroundColor: tokens.raised, height: 34 },
        },
        footer: { borderBottom: 0 },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          'tbody > &:last-of-type > *': { borderBottom: 0 },
          '&&.MuiTableRow-hover:hover': { backgroundColor: tokens.raised },
        },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { color: tokens.muted, borderBottom: 0 },
        toolbar: { minHeight: 44 },
        selectLabel: { fontSize: 12 },
        displayedRows: { fontSize: 12 },
      },
    },
  }
}
