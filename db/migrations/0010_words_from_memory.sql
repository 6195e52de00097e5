-- Words are looked up in memory, mistyped ones and suggestions included, so these serve nobody; keeping them made writing
-- a product dear.
drop index products_search;
drop trigger products_words_added on products;
drop trigger products_words_changed on products;
drop function learn_words_of_new_products();
drop function learn_words_of_changed_product();
drop function learn_search_words(text[]);
drop table search_words;
