-- Lists are filtered, counted and sorted in memory, so these serve nobody. Without them selling the last piece, or a new
-- price, rewrites hardly any index. What stays: newest first, like goods by price, families, sellers, the words.
drop index products_by_price;
drop index products_by_title;
drop index products_by_rating;
drop index products_by_origin;
drop index products_by_brand;
drop index products_by_section;
drop index products_in_stock;
drop index products_on_sale;
drop index products_facets;
