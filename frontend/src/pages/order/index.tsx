import { getOrder } from '~/applications/get-order';
import { OrderPage } from '~/applications/order-page';
import { submitOrder } from '~/features/order/submit-order';
import { submitRequest } from '~/features/requests/submit-request';
import { visitPage } from '~/forms/visit-page';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps = visitPage(getOrder, { order: submitOrder, request: submitRequest });

export default OrderPage;
