/** Texts of the bounds above which coupons wait for a trader. */
const texts = {
  resources: {
    'approval-rules': {
      name: 'Kupon onay sınırı |||| Kupon onay sınırları',
      create: 'Yeni kupon onay sınırı',
      fields: {
        userId: 'Kimler için',
        username: 'Kimler için',
        currency: 'Para birimi',
        stakeAboveMinor: 'Tutar sınırı',
        payoutAboveMinor: 'Kazanç sınırı',
        waitSeconds: 'Bekleme (saniye)',
        updatedAt: 'Değişti',
      },
    },
  },
  approvalRules: {
    brand: 'Markanın bütün oyuncuları',
    subject: 'Kimler için?',
    subjectHint:
      'En dar kural geçerlidir: önce oyuncunun, sonra üstündeki en yakın bayinin, sonra markanın kuralı.',
    who: 'Bayi ya da oyuncu',
    whoHint: 'Boş bırakılırsa bütün oyuncular; bir bayi seçilirse altındakilerin tümü.',
    bounds: 'Sınırlar',
    boundsHint:
      'Tutarı ya da olası kazancı sınırı aşan kupon bir yetkilinin yanıtını bekler; süresinde yanıt gelmezse reddedilir. 0 sınır yok demektir.',
  },
  values: {
    auditAction: {
      'approvalRule.create': 'Kupon onay sınırı eklendi',
      'approvalRule.update': 'Kupon onay sınırı değişti',
      'approvalRule.delete': 'Kupon onay sınırı silindi',
    },
    subject: { approvalRule: 'Kupon onay sınırı' },
  },
}

export default texts
