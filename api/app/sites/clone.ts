/** Tables whose rows stay with the original brand. */
export const stays = {
  site_hosts: 'a host names one brand; the clone has its own',
}
