/** Tables whose rows stay with the original brand. */
export const stays = {
  contact_messages: 'messages of people',
}
