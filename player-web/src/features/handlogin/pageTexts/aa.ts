/** Arabic texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'دخول المكتب',
    noKeys: 'لا يمكن لهذه الصفحة إنشاء مفتاح للجهاز. افتحها عبر https.',
    enrolHint: 'هذا الجهاز غير مسجل بعد. أدخل المعرّف والرمز اللذين أعطاك إياهما الموظفون.',
    machineId: 'معرّف الجهاز',
    code: 'الرمز',
    enrol: 'تسجيل الجهاز',
    username: 'اسم المستخدم',
    cashier: 'الكاشير',
    byHand: 'دخول برمز PIN',
    byPassword: 'دخول المشغل بكلمة المرور',
    pin: 'رمز PIN',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    again: 'تسجيل الجهاز من جديد',
    newPinHint: 'ستة أرقام تحل محل كلمة المرور على هذا الجهاز.',
    newPin: 'رمز PIN جديد',
    setPin: 'حفظ رمز PIN',
    pinSet: 'حُفظ رمز PIN.',
    toDesk: 'إلى المكتب',
    errors: {
      machineRequired: 'هذا الجهاز غير مسجل لهذا المكتب.',
      machineCodeWrong: 'الرمز خاطئ أو مستخدم أو قديم جدًا.',
      pinLocked: 'رمز PIN مقفل. سجّل الدخول بكلمة المرور.',
      wrongUserorPass: 'رمز PIN أو كلمة المرور غير صحيحة.',
      validationFailed: 'كلمة المرور أو القيمة المدخلة غير صحيحة.',
    },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
