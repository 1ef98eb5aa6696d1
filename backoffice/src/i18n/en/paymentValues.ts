/** Words of payments. */
export const paymentValues = {
  paymentDirection: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
  paymentState: {
    created: 'New',
    sent: 'At the gateway',
    waiting: 'Waiting',
    approved: 'Approved',
    paid: 'Paid',
    refused: 'Refused',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    returned: 'Returned',
  },
}
