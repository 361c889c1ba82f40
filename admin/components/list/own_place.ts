/** What is done with chosen rows stands above the table and covers nothing. */
export const OWN_PLACE = {
  '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    position: 'static',
    transform: 'none',
    height: 'auto',
    flexWrap: 'wrap',
    borderRadius: 0,
  },
}
