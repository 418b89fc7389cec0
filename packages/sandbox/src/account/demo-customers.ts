import type { CustomerTable } from './customer-table';
import { hashPassword, isPassword } from './password';

const DEMO_CUSTOMERS = [
  { username: 'demo', email: 'customer@vitrina.example', fullName: 'Анна Демидова', phone: '79000000001' },
  // Its login asks for a code from an SMS: see the sentinels in the README.
  { username: 'sms', email: 'sms@vitrina.example', fullName: 'Семён Кодов', phone: '79000000002' },
];

/** Makes sure that the customers of the README exist and that their password is the configured one, also when it was changed between two starts. */
export async function ensureDemoCustomers(
  customers: CustomerTable,
  password: string,
  now: Date,
): Promise<void> {
  for (const demo of DEMO_CUSTOMERS) {
    const existing = customers.findByName(demo.username);
    if (!existing) {
      const passwordHash = await hashPassword(password);
      customers.add({ ...demo, passwordHash, isDemo: true, createdAt: now });
    } else if (!(await isPassword(password, existing.passwordHash))) {
      customers.setPassword(existing.id, await hashPassword(password));
    }
  }
}
