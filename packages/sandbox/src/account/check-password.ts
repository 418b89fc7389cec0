import type { Customer, CustomerTable } from './customer-table';
import { isPassword } from './password';

/** The customer of this name (or e-mail) and password, if there is one. */
export async function checkPassword(
  customers: CustomerTable,
  name: string,
  password: string,
): Promise<Customer | undefined> {
  const customer = customers.findByName(name);
  return customer && (await isPassword(password, customer.passwordHash)) ? customer : undefined;
}
